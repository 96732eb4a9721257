import { useLingui } from '@lingui/react/macro';
import { cartCheckKey } from '../../../api/cart-check-key.ts';
import type { ItineraryLine } from '../../../cart/itinerary.ts';
import type { LegName } from '../../../trip/legs.ts';
import type { OtherDay } from '../../../cart/repairs.ts';
import { priceOfTrip } from '../../../trip/trip-price.ts';
import type { CartChangeReason } from '../../../schema/events.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useCartChanged } from '../../../shared/cart/use-cart.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { sortedJson } from '../../../lib/json.ts';

/** Long enough to read it. */
const SAID_MS = 4000;

/**
 * The visitor's answers to an issue. Each changes only what it says, and is followed by another round of questions.
 * `settled` is called once a line has changed.
 */
export function useRepairs({ kind, kept }: ItineraryLine, settled: () => void) {
  const { t } = useLingui();
  const { state, queryClient } = useStorefront();
  const { cart, checkout } = state;
  const api = useApi();
  const cartChanged = useCartChanged();
  const showToast = useToast();
  const { id, accepted } = kept;

  const change = (reason: CartChangeReason, apply: () => void) => {
    if (checkout.isUnderWay(id)) return;
    const asked = sortedJson(cartCheckKey(api, cart.state));
    apply();
    cartChanged(reason);
    showToast({ message: t`Your cart has been updated.`, durationMs: SAID_MS });
    settled();
    // A changed line is asked about anyway.
    if (sortedJson(cartCheckKey(api, cart.state)) === asked)
      void queryClient.invalidateQueries(
        { queryKey: cartCheckKey(api, cart.state) },
        { cancelRefetch: false },
      );
  };
  const changeTour = (part: Partial<TourLine>) => {
    if (kind === 'tour') change('update', () => cart.replaceTour(id, { ...kept.line, ...part }, accepted));
  };
  const withOption = (line: TransferLine, option: PriceOption): TransferLine => {
    const total = priceOfTrip(option, line.roundtrip ? 'roundtrip' : 'oneway');
    return { ...line, priceSelected: option, total };
  };

  return {
    chooseTime: (schedule: string) => changeTour({ schedule }),
    chooseDay: ({ date, schedule }: OtherDay) => changeTour({ tourDate: date, schedule }),
    choosePickup: (leg: LegName, pickup: string) => {
      if (kind !== 'transfer') return;
      const line = { ...kept.line, [`${leg}Datetime`]: `${pickup}:00` };
      change('update', () => cart.replaceTransfer(id, line, accepted));
    },
    chooseVehicle: (option: PriceOption) => {
      if (kind !== 'transfer') return;
      const line = withOption(kept.line, option);
      const { currency } = api;
      change('update', () => cart.replaceTransfer(id, line, { total: line.total, currency }));
    },
    /** What the provider is sent names the vehicle's present price, if it is known. */
    acceptPrice: (now: number, option: PriceOption | undefined) => {
      const price = { total: now, currency: api.currency };
      change('issue', () => {
        if (kind === 'transfer' && option) cart.replaceTransfer(id, withOption(kept.line, option), price);
        else cart.acceptPrice(id, price);
      });
    },
  };
}
export type RepairActions = ReturnType<typeof useRepairs>;

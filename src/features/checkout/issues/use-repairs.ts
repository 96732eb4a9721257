import { useLingui } from '@lingui/react/macro';
import type { ItineraryLine } from '../../../cart/itinerary.ts';
import type { LegName } from '../../../trip/legs.ts';
import type { AlternativeDate } from '../../../cart/repairs/alternative-dates.ts';
import { priceOfTrip } from '../../../trip/pricing/trip-price.ts';
import type { CartChangeReason } from '../../../schema/events.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { cartCheckKey } from '../../../storefront/cart-checks.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useCartChanged } from '../../../shared/cart/use-cart.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { sortedJson } from '../../../lib/json.ts';

/** Long enough to read it. */
const SAID_MS = 4000;

/**
 * The repairs that the visitor can choose. Each changes one thing and triggers another check. `settled` is called once a
 * line has changed.
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
    // Otherwise the changed key triggers the check.
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
    chooseDay: ({ date, schedule }: AlternativeDate) => changeTour({ tourDate: date, schedule }),
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
    /** The line that is sent contains the vehicle's current price, if known. */
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

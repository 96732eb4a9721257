import { useSnapshot } from 'valtio/react';
import { useStorefront } from '../../parts/storefront.ts';
import type { Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { Trip } from '../../schema/transfer.ts';
import type { PricesQuery } from '../../paths.ts';
import { useTripQuery } from './trip-query.ts';
import { usePrices } from './use-prices.ts';
import { useShownCurrency } from './use-shown-currency.ts';

export type TransferTrip =
  | { status: 'missing' }
  | { status: 'loading' }
  | { status: 'failed'; error: Error; tryAgain: () => void }
  | {
      status: 'ready';
      query: PricesQuery;
      from: Place;
      to: Place;
      price: PriceOption;
      /** What the price is in. */
      currency: string;
      /** A new price is on its way: in another language or currency. */
      outdated: boolean;
      trip: Trip;
    };

/** The trip that the visitor is booking: both places and the chosen option, or which of them is not there. */
export function useTransferTrip(): TransferTrip {
  const query = useTripQuery();
  const { selection } = useSnapshot(useStorefront().state.draft.state);
  const complete = { ...query, from: query.from ?? '', to: query.to ?? '' };
  const wanted = selection !== null && selection.from === complete.from && selection.to === complete.to;
  const { from, to, prices } = usePrices(complete, { enabled: wanted });
  const outdated = prices.isPlaceholderData;
  const currency = useShownCurrency(outdated);

  if (!wanted) return { status: 'missing' };
  const failed = [from, to, prices].find((call) => call.isError);
  if (failed?.error) return { status: 'failed', error: failed.error, tryAgain: () => void failed.refetch() };
  if (!from.data || !to.data || !prices.data) return { status: 'loading' };
  const price = prices.data.find((option) => option.ref === selection.priceRef);
  if (!price) return { status: 'missing' };
  const places = { from: from.data, to: to.data };
  return { status: 'ready', query: complete, ...places, price, currency, outdated, trip: selection.trip };
}

import { useSnapshot } from 'valtio/react';
import { optionsWithSeats, visibleOptions } from '../../trip/pricing/price-options.ts';
import { partySize } from '../../trip/party-rules.ts';
import { planMatchesTrip } from '../../trip/vehicles/trip-plan.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTripPrices } from '../../shared/trip/use-trip-prices.ts';

export type PriceResultsModel = ReturnType<typeof usePriceResults>;

/** Returns the options for a trip and the visitor's choice among them, or why there are none. */
export function usePriceResults(trip: TripQuery) {
  const { search, draft } = useStorefront().state;
  const { wantsReturn } = useSnapshot(search.state);
  const { selection, plan } = useSnapshot(draft.state);
  const { from, to, endsProblem, prices } = useTripPrices(trip);
  const { pastDates, today, error, tryAgain, answeredAt } = prices;
  const isBookable = !endsProblem && pastDates.length === 0;
  const displayedPrices = isBookable ? prices.displayed : undefined;
  const currentPrices = isBookable ? prices.current : undefined;
  const renderedPrices = isBookable ? (prices.displayed ?? prices.upcoming) : undefined;

  const passengers = partySize(trip);
  const options = renderedPrices
    ? visibleOptions(renderedPrices.options, passengers, renderedPrices.request)
    : [];
  const fittingOptions = optionsWithSeats(options, passengers);
  const isSelectionForTrip = selection?.from === trip.from && selection.to === trip.to;
  const tripSelection = isSelectionForTrip ? selection : undefined;
  const requestedKind: TripKind = wantsReturn ? 'roundtrip' : 'oneway';

  return {
    from: from.data,
    to: to.data,
    endsProblem,
    pastDates,
    /** Today's date at the destination, if its time zone is known. */
    today,
    error,
    tryAgain,
    /** The prices on screen; undefined until the first ones are shown. */
    displayedPrices,
    /** The prices on screen if they are up to date; undefined while loading. */
    currentPrices,
    /** Identifies the current prices. */
    answeredAt,
    /** The options to render; until their prices are displayed, they are rendered invisibly. */
    options,
    /** The currency of these options, empty if there are none. */
    currency: renderedPrices?.currency ?? '',
    /** The options that seat the whole party. */
    fittingOptions,
    passengers,
    requestedKind,
    /** The option that the visitor has selected for this trip. */
    selection: tripSelection,
    /** Whether the visitor can go on with an option or a plan. */
    hasChoice:
      fittingOptions.some(({ ref }) => isSameId(ref, tripSelection?.priceRef)) || planMatchesTrip(plan, trip),
  };
}

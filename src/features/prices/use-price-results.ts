import { useSnapshot } from 'valtio/react';
import { fittingOptions, visibleOptions } from '../../trip/pricing/price-options.ts';
import { partySize } from '../../trip/party-rules.ts';
import { planMatchesTrip } from '../../trip/vehicles/trip-plan.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTripPrices } from '../../shared/trip/use-trip-prices.ts';

export type PriceResultsModel = ReturnType<typeof usePriceResults>;

/** The options for a trip and the visitor's choice among them, or why there are none. */
export function usePriceResults(trip: TripQuery) {
  const { search, draft } = useStorefront().state;
  const { wantsReturn } = useSnapshot(search.state);
  const { selection, plan } = useSnapshot(draft.state);
  const { from, to, endsProblem, prices } = useTripPrices(trip);
  const { pastDates, today, error, tryAgain, answeredAt } = prices;
  const isBookable = !endsProblem && pastDates.length === 0;
  const shown = isBookable ? prices.shown : undefined;
  const answer = isBookable ? prices.answer : undefined;
  const rendered = isBookable ? (shown ?? prices.arriving) : undefined;

  const passengers = partySize(trip);
  const options = rendered ? visibleOptions(rendered.options, passengers, rendered.question) : [];
  const fitting = fittingOptions(options, passengers);
  const isForThisTrip = selection?.from === trip.from && selection.to === trip.to;
  const selected = isForThisTrip ? selection : undefined;
  const wanted: TripKind = wantsReturn ? 'roundtrip' : 'oneway';

  return {
    from: from.data,
    to: to.data,
    endsProblem,
    pastDates,
    /** At the destination, if its time zone is known. */
    today,
    error,
    tryAgain,
    /** The prices on screen; undefined until the first ones are shown. */
    shown,
    /** The prices on screen if they are up to date; undefined while loading. */
    answer,
    /** Identifies an answer. */
    answeredAt,
    /** The options to render, if only invisibly at first, with the currency of their prices. */
    options,
    currency: rendered?.currency ?? '',
    /** Those that seat the whole party. */
    fitting,
    passengers,
    /** The requested trip kind. */
    wanted,
    selected,
    /** Whether the visitor can go on with an option or a plan. */
    hasChoice: fitting.some(({ ref }) => isSameId(ref, selected?.priceRef)) || planMatchesTrip(plan, trip),
  };
}

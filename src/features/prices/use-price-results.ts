import { useSnapshot } from 'valtio/react';
import type { Prices } from '../../api/prices.ts';
import { optionsWithSeats, visibleOptions } from '../../trip/pricing/price-options.ts';
import { partySize } from '../../trip/party-rules.ts';
import { offeredVehicles, planMatchesTrip } from '../../trip/vehicles/trip-plan.ts';
import type { ChosenVehicle, Selection } from '../../schema/draft.ts';
import { partyOf } from '../../schema/party.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTripPrices } from '../../shared/trip/use-trip-prices.ts';

/** The options for a trip, and which of them the visitor has selected. */
export interface TripOffer {
  /** The options to render; until their prices are displayed, they are rendered invisibly. */
  options: PriceOption[];
  /** The options that seat the whole party. */
  fittingOptions: PriceOption[];
  /** The currency of the options' prices, which is still the previous one while new prices are loading. */
  currency: string;
  passengers: number;
  requestedKind: TripKind;
  /** Undefined if nothing is selected for this trip. */
  selection: Readonly<Selection> | undefined;
}

export type PriceResultsModel = ReturnType<typeof usePriceResults>;

/** Returns the places, the prices and the options of a trip, or why there are none. */
export function usePriceResults(trip: TripQuery) {
  const { from, to, endsProblem, prices } = useTripPrices(trip, { enabled: true });
  const { plan } = useSnapshot(useStorefront().state.draft.state);
  const isBookable = !endsProblem && !prices.pastDate;
  const displayed = isBookable ? prices.displayed : undefined;
  const current = isBookable ? prices.current : undefined;
  const renderedPrices = isBookable ? (prices.displayed ?? prices.upcoming) : undefined;
  const offer = useTripOffer(trip, renderedPrices);
  const { selection } = offer;
  const isOffered = (vehicles: readonly Readonly<ChosenVehicle>[], tripKind: TripKind) =>
    offeredVehicles(vehicles, renderedPrices?.options ?? [], tripKind) !== undefined;
  const isSelectionOffered =
    selection !== undefined &&
    isOffered([{ ...partyOf(trip), priceRef: selection.priceRef }], selection.trip);
  const isPlanOffered = planMatchesTrip(plan, trip) && isOffered(plan.vehicles, plan.trip);
  return {
    from: from.data,
    to: to.data,
    arePlacesPending: from.isPending || to.isPending,
    endsProblem,
    prices: { ...prices, displayed, current },
    offer,
    /** Whether the visitor has chosen an option or a plan that is still offered. */
    hasChoice: isSelectionOffered || isPlanOffered,
  };
}

function useTripOffer(trip: TripQuery, prices: Prices | undefined): TripOffer {
  const { search, draft } = useStorefront().state;
  const { wantsReturn } = useSnapshot(search.state);
  const { selection } = useSnapshot(draft.state);
  const passengers = partySize(trip);
  const options = prices ? visibleOptions(prices.options, passengers, prices.request) : [];
  const isForTrip = selection?.from === trip.from && selection.to === trip.to;
  return {
    options,
    fittingOptions: optionsWithSeats(options, passengers),
    currency: prices?.currency ?? '',
    passengers,
    requestedKind: wantsReturn ? 'roundtrip' : 'oneway',
    selection: isForTrip ? selection : undefined,
  };
}

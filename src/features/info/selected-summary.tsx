import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import { usePartyLabel } from '../../shared/trip/use-party-label.ts';
import { TripSummary } from './trip-summary.tsx';
import type { SelectedTrip } from './use-selected-trip.ts';

/** The trip with the selected option, and its price. */
export function SelectedSummary({ trip }: { trip: SelectedTrip }) {
  const partyLabel = usePartyLabel();
  const { option, kind, query } = trip;
  return (
    <TripSummary
      trip={trip}
      roundtrip={kind === 'roundtrip'}
      total={priceOfTrip(option, kind)}
      vehicles={<bdi>{option.title}</bdi>}
      party={partyLabel(query)}
    />
  );
}

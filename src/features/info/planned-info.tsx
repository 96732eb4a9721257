import { InfoFrame } from './info-frame.tsx';
import type { Added } from './added-transfers.tsx';
import { PlannedForm } from './planned-form.tsx';
import { usePlannedTrip } from './use-planned-trip.ts';

/** One form of flights and pickups for all vehicles of a plan. */
export function PlannedInfo({ onAdded }: { onAdded: (added: Added) => void }) {
  const trip = usePlannedTrip();
  return (
    <InfoFrame trip={trip}>{trip.status === 'ready' && <PlannedForm {...{ trip, onAdded }} />}</InfoFrame>
  );
}

import { InfoFrame } from './info-frame.tsx';
import type { AddedLines } from './added-transfers.tsx';
import { PlannedForm } from './planned-form.tsx';
import { usePlannedTrip } from './use-planned-trip.ts';

/** The screen of flights and pickups for a plan: one form for all its vehicles. */
export function PlannedInfo({ onAdded }: { onAdded: (added: AddedLines) => void }) {
  const trip = usePlannedTrip();
  return (
    <InfoFrame trip={trip}>{trip.status === 'ready' && <PlannedForm {...{ trip, onAdded }} />}</InfoFrame>
  );
}

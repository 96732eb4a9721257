import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { editedLineId } from '../../routing/edited-line-id.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { discardEditOnLeave } from '../../storefront/flows/edit-transfer.ts';
import { AddedTransfers, type AddedLines } from './added-transfers.tsx';
import { InfoFrame } from './info-frame.tsx';
import { PlannedTripForm } from './planned-trip-form.tsx';
import { SelectedTripForm } from './selected-trip-form.tsx';
import { usePlannedTrip } from './use-planned-trip.ts';
import { useSelectedTrip } from './use-selected-trip.ts';

/** The screen of flights and pickups: for one option, or for all vehicles of a plan. */
export function InfoScreen() {
  const storefront = useStorefront();
  const [added, setAdded] = useState<AddedLines>();
  const { plan } = useSnapshot(storefront.state.draft.state);
  const editedId = editedLineId(useSearch());
  useEffect(
    () => (editedId === null ? undefined : discardEditOnLeave(storefront, editedId)),
    [storefront, editedId],
  );
  if (added) return <AddedTransfers {...added} />;
  return plan ? <PlannedInfo onAdded={setAdded} /> : <SelectedInfo onAdded={setAdded} />;
}

interface InfoProps {
  onAdded: (added: AddedLines) => void;
}

/** Flights and pickups for the option that the visitor has selected. */
function SelectedInfo({ onAdded }: InfoProps) {
  return (
    <InfoFrame trip={useSelectedTrip()}>
      {(trip) => <SelectedTripForm trip={trip} onAdded={onAdded} />}
    </InfoFrame>
  );
}

/** Flights and pickups for a plan, entered once for all its vehicles. */
function PlannedInfo({ onAdded }: InfoProps) {
  return (
    <InfoFrame trip={usePlannedTrip()}>
      {(trip) => <PlannedTripForm trip={trip} onAdded={onAdded} />}
    </InfoFrame>
  );
}

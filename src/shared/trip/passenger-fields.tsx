import {
  partyFields,
  partyLimits,
  partyOf,
  type Party,
  type PartyField,
  type PartyInput,
} from '../../schema/party.ts';
import type { Locks } from '../../trip/search/search-locks.ts';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { Stepper } from '../../ui/fields/number/stepper.tsx';
import { usePartyFieldLabels } from './use-party-label.ts';
import { LockedTripField } from './locked-trip-field.tsx';

interface PassengerFieldsProps {
  party: Readonly<PartyInput>;
  locks: Pick<Locks, PartyField>;
  onChange: (change: Partial<Party>) => void;
}

/** The counts of passengers. A count that the page has locked is shown as text. */
export function PassengerFields({ party, locks, onChange }: PassengerFieldsProps) {
  const labels = usePartyFieldLabels();
  const counts = partyOf(party);
  return (
    <FieldRow small>
      {partyFields.map((field) =>
        locks[field] === undefined ? (
          <Stepper
            key={field}
            label={labels[field]}
            name={field}
            value={counts[field]}
            min={partyLimits[field].min}
            max={partyLimits[field].max}
            onChange={(count) => onChange({ [field]: count })}
          />
        ) : (
          <LockedTripField key={field} label={labels[field]} value={locks[field]} />
        ),
      )}
    </FieldRow>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Locks } from '../../trip/search.ts';
import { adultsLimits, kidsLimits } from '../../schema/limits.ts';
import { FieldRow } from '../../ui/fields/field.tsx';
import { LockedField } from './locked-trip-field.tsx';
import { Stepper } from '../../ui/fields/stepper.tsx';

interface PassengerFieldsProps {
  adults: number;
  kids: number;
  locks: Pick<Locks, 'adults' | 'kids'>;
  onChange: (change: { adults: number } | { kids: number }) => void;
}

export function PassengerFields({ adults, kids, locks, onChange }: PassengerFieldsProps) {
  const { t } = useLingui();
  return (
    <FieldRow small>
      {locks.adults === undefined ? (
        <Stepper
          label={t`Adults`}
          name="adults"
          value={adults}
          min={adultsLimits.min}
          max={adultsLimits.max}
          onChange={(count) => onChange({ adults: count })}
        />
      ) : (
        <LockedField label={t`Adults`} value={locks.adults} />
      )}
      {locks.kids === undefined ? (
        <Stepper
          label={t`Kids`}
          name="kids"
          value={kids}
          min={kidsLimits.min}
          max={kidsLimits.max}
          onChange={(count) => onChange({ kids: count })}
        />
      ) : (
        <LockedField label={t`Kids`} value={locks.kids} />
      )}
    </FieldRow>
  );
}

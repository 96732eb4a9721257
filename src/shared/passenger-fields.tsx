import { useLingui } from '@lingui/react/macro';
import { adultsLimits, kidsLimits } from '../schema/limits.ts';
import { FieldRow } from '../ui/field.tsx';
import { Stepper } from '../ui/stepper.tsx';

interface PassengerFieldsProps {
  adults: number;
  kids: number;
  onChange: (change: { adults: number } | { kids: number }) => void;
}

export function PassengerFields({ adults, kids, onChange }: PassengerFieldsProps) {
  const { t } = useLingui();
  return (
    <FieldRow small>
      <Stepper
        label={t`Adults`}
        value={adults}
        min={adultsLimits.min}
        max={adultsLimits.max}
        onChange={(count) => onChange({ adults: count })}
      />
      <Stepper
        label={t`Kids`}
        value={kids}
        min={kidsLimits.min}
        max={kidsLimits.max}
        onChange={(count) => onChange({ kids: count })}
      />
    </FieldRow>
  );
}

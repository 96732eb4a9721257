import { useLingui } from '@lingui/react/macro';
import { SelectField } from './select-field.tsx';

interface TimeFieldsProps {
  /** Two digits, or empty. */
  hour: string;
  minute: string;
  onChange: (change: { hour: string } | { minute: string }) => void;
  required?: boolean;
}

const HOURS = twoDigitNumbers(24);
const MINUTES = twoDigitNumbers(60);

/** A time of day to the minute, on a 24-hour clock. */
export function TimeFields({ hour, minute, onChange, required }: TimeFieldsProps) {
  const { t } = useLingui();
  const common = { required, placeholder: '--' };
  return (
    <div className="time-fields">
      <SelectField
        {...common}
        label={t`Hour`}
        value={hour}
        options={HOURS}
        onChange={(chosen = '') => onChange({ hour: chosen })}
      />
      <SelectField
        {...common}
        label={t`Minute`}
        value={minute}
        options={MINUTES}
        onChange={(chosen = '') => onChange({ minute: chosen })}
      />
    </div>
  );
}

function twoDigitNumbers(count: number) {
  return Array.from({ length: count }, (_, number) => {
    const value = String(number).padStart(2, '0');
    return { value, label: value };
  });
}

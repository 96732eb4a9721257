import { useLingui } from '@lingui/react/macro';
import { useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { parseTypedTime } from '../../lib/parse-typed-time.ts';
import { SelectField } from '../fields/choice/select-field.tsx';
import { useStyles } from '../ui-context.ts';
import css from './time-fields.css?inline';
import { useDigitPairs } from './use-digit-pairs.ts';

interface TimeFieldsProps {
  /** The name of the group, such as "Pickup time". */
  label: string;
  /** Describes the group: what happens at that time. */
  hint?: string | undefined;
  /** Two digits, or empty. */
  hour: string;
  minute: string;
  onChange: (change: { hour?: string; minute?: string }) => void;
  required?: boolean;
  errors?: { hour?: string | undefined; minute?: string | undefined };
  /** Receives the select of the hour, to move the focus there. */
  hourRef?: Ref<HTMLSelectElement | null> | undefined;
}

const hours = twoDigitOptions(24);
const minutes = twoDigitOptions(60);

/** A time of day on a 24-hour clock. Typing `1530` fills in both selects; a time in any usual form can be pasted. */
export function TimeFields(props: TimeFieldsProps) {
  const { label, hint, hour, minute, onChange, required, errors = {}, hourRef } = props;
  useStyles(css);
  const { t } = useLingui();
  const minuteSelect = useRef<HTMLSelectElement>(null);
  const pairDigits = useDigitPairs();
  const commonProps = { required, placeholder: '--' };

  // Without this, browsers search the options for the typed digits, but do not go on from the hour to the minute.
  function handleKeyDown(event: KeyboardEvent, part: 'hour' | 'minute') {
    const number = pairDigits(event);
    const options = part === 'hour' ? hours : minutes;
    if (number === undefined || !options.some(({ value }) => value === number)) return;
    event.preventDefault();
    onChange({ [part]: number });
    if (part === 'hour') minuteSelect.current?.focus();
  }

  function handlePaste(event: ClipboardEvent) {
    const time = parseTypedTime(event.clipboardData.getData('text'));
    if (!time) return;
    event.preventDefault();
    onChange(time);
  }

  return (
    <div role="group" aria-label={label} aria-description={hint} onPaste={handlePaste}>
      <div className="time-fields">
        <div onKeyDown={(event) => handleKeyDown(event, 'hour')}>
          <SelectField
            {...commonProps}
            selectRef={hourRef}
            label={t`Hour`}
            value={hour}
            options={hours}
            error={errors.hour}
            onChange={(selected = '') => onChange({ hour: selected })}
          />
        </div>
        <div onKeyDown={(event) => handleKeyDown(event, 'minute')}>
          <SelectField
            {...commonProps}
            selectRef={minuteSelect}
            label={t`Minute`}
            value={minute}
            options={minutes}
            error={errors.minute}
            onChange={(selected = '') => onChange({ minute: selected })}
          />
        </div>
      </div>
      {hint !== undefined && (
        <p className="time-hint" aria-hidden="true">
          {hint}
        </p>
      )}
    </div>
  );
}

function twoDigitOptions(count: number) {
  return Array.from({ length: count }, (_, number) => {
    const value = String(number).padStart(2, '0');
    return { value, label: value };
  });
}

import { useLingui } from '@lingui/react/macro';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { comparableText } from '../../lib/typed-text.ts';
import { parseTypedTime } from '../../lib/typed-time.ts';
import { SelectField } from '../fields/choice/select-field.tsx';
import { useStyles } from '../ui-context.ts';
import css from './time-fields.css?inline';

interface TimeFieldsProps {
  /** The name of the group, such as "Pickup time". */
  label: string;
  /** What happens at that time; it describes the group. */
  hint?: string | undefined;
  /** Two digits, or empty. */
  hour: string;
  minute: string;
  onChange: (change: { hour?: string; minute?: string }) => void;
  required?: boolean;
  errors?: { hour?: string | undefined; minute?: string | undefined };
}

const hours = twoDigitOptions(24);
const minutes = twoDigitOptions(60);
/** After such a pause the next digit starts a new number. */
const TYPING_PAUSE_MS = 1500;

/** A time of day on a 24-hour clock. Typing `1530` fills in both selects; a time in any usual form can be pasted. */
export function TimeFields({ label, hint, hour, minute, onChange, required, errors = {} }: TimeFieldsProps) {
  useStyles(css);
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const typed = useRef({ digits: '', at: 0 });
  const common = { required, placeholder: '--' };

  // The browser's own search of options would need a Tab between hour and minute.
  function handleKeyDown(event: KeyboardEvent, part: 'hour' | 'minute') {
    const key = comparableText(event.key);
    if (!/^\d$/.test(key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isContinued =
      event.timeStamp - typed.current.at <= TYPING_PAUSE_MS && typed.current.digits.length === 1;
    const digits = isContinued ? typed.current.digits + key : key;
    typed.current = { digits, at: event.timeStamp };
    const options = part === 'hour' ? hours : minutes;
    if (digits.length < 2 || !options.some(({ value }) => value === digits)) return;
    event.preventDefault();
    onChange({ [part]: digits });
    if (part === 'hour') group.current?.querySelectorAll('select')[1]?.focus();
    typed.current.digits = '';
  }

  function handlePaste(event: ClipboardEvent) {
    const time = parseTypedTime(event.clipboardData.getData('text'));
    if (!time) return;
    event.preventDefault();
    onChange(time);
  }

  return (
    <div role="group" aria-label={label} aria-description={hint} ref={group} onPaste={handlePaste}>
      <div className="time-fields">
        <div onKeyDown={(event) => handleKeyDown(event, 'hour')}>
          <SelectField
            {...common}
            label={t`Hour`}
            value={hour}
            options={hours}
            error={errors.hour}
            onChange={(selected = '') => onChange({ hour: selected })}
          />
        </div>
        <div onKeyDown={(event) => handleKeyDown(event, 'minute')}>
          <SelectField
            {...common}
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

import { useLingui } from '@lingui/react/macro';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { comparableText } from '../../lib/typed-text.ts';
import { parseTypedTime } from '../../lib/typed-time.ts';
import { SelectField } from '../fields/choice/select-field.tsx';
import css from './time-fields.css?inline';
import { useStyles } from '../ui-context.ts';

interface TimeFieldsProps {
  /** The name of the group, such as the flight or the pickup. */
  label: string;
  /** What happens at that time; also its description. */
  hint?: string | undefined;
  /** Two digits, or empty. */
  hour: string;
  minute: string;
  onChange: (change: { hour?: string; minute?: string }) => void;
  required?: boolean;
  errors?: { hour?: string | undefined; minute?: string | undefined };
}

const HOURS = twoDigitNumbers(24);
const MINUTES = twoDigitNumbers(60);
/** After this the next digit begins a new number. */
const PAUSE_MS = 1500;

/** A time of day to the minute, on a 24-hour clock. Typing `1530` runs through both parts; any usual form can be pasted. */
export function TimeFields({ label, hint, hour, minute, onChange, required, errors = {} }: TimeFieldsProps) {
  const { t } = useLingui();
  useStyles(css);
  const group = useRef<HTMLDivElement>(null);
  const typed = useRef({ digits: '', at: 0 });
  const common = { required, placeholder: '--' };

  const type = (event: KeyboardEvent, part: 'hour' | 'minute', options: typeof HOURS) => {
    const key = comparableText(event.key);
    if (!/^\d$/.test(key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isNew = event.timeStamp - typed.current.at > PAUSE_MS || typed.current.digits.length > 1;
    const digits = (isNew ? '' : typed.current.digits) + key;
    typed.current = { digits, at: event.timeStamp };
    if (digits.length < 2 || !options.some(({ value }) => value === digits)) return;
    event.preventDefault();
    onChange({ [part]: digits });
    if (part === 'hour') group.current?.querySelectorAll('select')[1]?.focus();
    typed.current.digits = '';
  };
  const paste = (event: ClipboardEvent) => {
    const time = parseTypedTime(event.clipboardData.getData('text'));
    if (!time) return;
    event.preventDefault();
    onChange(time);
  };
  return (
    <div role="group" aria-label={label} aria-description={hint} ref={group} onPaste={paste}>
      <div className="time-fields">
        <div onKeyDown={(event) => type(event, 'hour', HOURS)}>
          <SelectField
            {...common}
            label={t`Hour`}
            value={hour}
            options={HOURS}
            error={errors.hour}
            onChange={(chosen = '') => onChange({ hour: chosen })}
          />
        </div>
        <div onKeyDown={(event) => type(event, 'minute', MINUTES)}>
          <SelectField
            {...common}
            label={t`Minute`}
            value={minute}
            options={MINUTES}
            error={errors.minute}
            onChange={(chosen = '') => onChange({ minute: chosen })}
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

function twoDigitNumbers(count: number) {
  return Array.from({ length: count }, (_, number) => {
    const value = String(number).padStart(2, '0');
    return { value, label: value };
  });
}

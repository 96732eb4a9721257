import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { parseTypedTime } from '../../lib/parse-typed-time.ts';
import { FieldNotes } from '../fields/field-notes.tsx';
import { RequiredMark } from '../fields/required-mark.tsx';
import { useStyles } from '../ui-context.ts';
import css from './time-fields.css?inline';
import { TimePart } from './time-part.tsx';
import { useDigitPairs } from './use-digit-pairs.ts';

type Part = 'hour' | 'minute';

interface TimeFieldsProps {
  /** The name of the group, such as "Pickup time". */
  label: string;
  /** Describes the group: what happens at that time. */
  hint?: string | undefined;
  /** Two digits, or empty. */
  hour: string;
  minute: string;
  onChange: (change: Partial<Record<Part, string>>) => void;
  required?: boolean;
  /** The error of each part. They share a line, so both should have the same. */
  errors?: Partial<Record<Part, string | undefined>>;
  /** The ids of both selects, needed if an error summary links to them. */
  ids?: Record<Part, string> | undefined;
  /** Receives the select of the hour, to move the focus there. */
  hourRef?: Ref<HTMLSelectElement | null> | undefined;
}

const limits = { hour: 24, minute: 60 };

/**
 * A time of day on a 24-hour clock: two selects in one control. Typing `1530` or `930` fills in both; a time in any usual form
 * can be pasted.
 */
export function TimeFields(props: TimeFieldsProps) {
  const { label, hint, hour, minute, onChange, required, errors = {}, hourRef } = props;
  useStyles(css);
  const { t } = useLingui();
  const groupId = useId();
  const { ids = { hour: `${groupId}-hour`, minute: `${groupId}-minute` } } = props;
  const minuteSelect = useRef<HTMLSelectElement>(null);
  const pairDigits = useDigitPairs();

  // Without this, browsers search the options for the typed digits, but do not go on from the hour to the minute.
  function handleKeyDown(event: KeyboardEvent, part: Part) {
    const number = pairDigits(event, Math.floor((limits[part] - 1) / 10));
    if (number === undefined || Number(number) >= limits[part]) return;
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

  const partProps = (part: Part) => ({
    id: ids[part],
    limit: limits[part],
    required,
    isInvalid: errors[part] !== undefined,
    errorOf: groupId,
    onChange: (value: string) => onChange({ [part]: value }),
  });
  return (
    <div
      role="group"
      aria-label={label}
      aria-description={hint}
      className="field"
      part="field"
      onPaste={handlePaste}
    >
      {/* The group has its name and description already. */}
      <div className="field-top" aria-hidden="true">
        <span className="field-label" part="label">
          {label}
        </span>
        <RequiredMark required={required} /> {hint !== undefined && <span className="time-hint">{hint}</span>}
      </div>
      <div className="control time-control">
        <div className="time-part" onKeyDown={(event) => handleKeyDown(event, 'hour')}>
          <TimePart {...partProps('hour')} label={t`Hour`} value={hour} selectRef={hourRef} />
        </div>
        <span className="time-colon" aria-hidden="true">
          :
        </span>
        <div className="time-part" onKeyDown={(event) => handleKeyDown(event, 'minute')}>
          <TimePart {...partProps('minute')} label={t`Minute`} value={minute} selectRef={minuteSelect} />
        </div>
        <Clock className="time-icon" size={18} aria-hidden="true" />
      </div>
      <FieldNotes id={groupId} error={errors.hour ?? errors.minute} />
    </div>
  );
}

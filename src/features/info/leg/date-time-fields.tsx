import type { Ref } from 'react';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import type { DateTimeParts } from '../../../schema/draft.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { TimeFields } from '../../../ui/dates/time-fields.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './date-time-fields.css?inline';

interface DateTimeFieldsProps {
  labels: { date: string; time: string };
  /** What happens at that time. */
  hint?: string;
  value: Readonly<DateTimeParts>;
  /** The first date that the calendar offers, `yyyy-MM-dd`. */
  minDate: string;
  /** Dates before it are reported as past, `yyyy-MM-dd`. */
  today: string;
  errors: Partial<Record<keyof DateTimeParts, string>>;
  /** Receives the select of the hour, to move the focus there. */
  hourRef?: Ref<HTMLSelectElement | null>;
  onChange: (change: Partial<DateTimeParts>) => void;
}

/** The required date and time of a flight or of a pickup, side by side unless the container is very narrow. */
export function DateTimeFields({
  labels,
  hint,
  value,
  minDate,
  today,
  errors,
  hourRef,
  onChange,
}: DateTimeFieldsProps) {
  useStyles(css);
  const { dateLocale } = useLanguage();
  return (
    <div className="date-time-fields">
      <DateField
        label={labels.date}
        required
        error={errors.date}
        value={value.date}
        min={minDate}
        today={today}
        dateLocale={dateLocale}
        onChange={(date) => onChange({ date })}
      />
      <TimeFields
        label={labels.time}
        hint={hint}
        required
        hour={value.hour}
        minute={value.minute}
        errors={errors}
        hourRef={hourRef}
        onChange={onChange}
      />
    </div>
  );
}

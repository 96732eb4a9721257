import type { Ref } from 'react';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import type { DateTimeParts } from '../../../schema/draft.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { TimeFields } from '../../../ui/dates/time-fields.tsx';
import type { FieldErrorProps } from '../../../ui/fields/errors/use-error-summary.ts';

interface DateTimeFieldsProps {
  labels: { date: string; time: string };
  /** What happens at that time. */
  hint?: string;
  value: Readonly<DateTimeParts>;
  /** The first date that the calendar offers, `yyyy-MM-dd`. */
  minDate: string;
  /** Dates before it are reported as past, `yyyy-MM-dd`. */
  today: string;
  errors: (field: keyof DateTimeParts) => FieldErrorProps;
  /** Receives the select of the hour, to move the focus there. */
  hourRef?: Ref<HTMLSelectElement | null>;
  onChange: (change: Partial<DateTimeParts>) => void;
}

/** The required date and time of a flight or of a pickup: two fields of a grid. */
export function DateTimeFields(props: DateTimeFieldsProps) {
  const { labels, hint, value, minDate, today, errors, hourRef, onChange } = props;
  const { dateLocale } = useLanguage();
  const [hour, minute] = [errors('hour'), errors('minute')];
  return (
    <>
      <DateField
        {...errors('date')}
        label={labels.date}
        required
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
        ids={{ hour: hour.id, minute: minute.id }}
        errors={{ hour: hour.error, minute: minute.error }}
        hourRef={hourRef}
        onChange={onChange}
      />
    </>
  );
}

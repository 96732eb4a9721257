import { useLanguage } from '../../../i18n/language-provider.tsx';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { DateAndTime } from '../../../ui/fields/field-group.tsx';
import { TimeFields } from '../../../ui/dates/time-fields.tsx';

interface Moment {
  /** `yyyy-MM-dd`, or empty. */
  date: string;
  /** Two digits, or empty. */
  hour: string;
  minute: string;
}

interface MomentFieldsProps {
  labels: { date: string; time: string };
  /** What happens at that time. */
  hint?: string;
  moment: Readonly<Moment>;
  /** The first date on offer; days before `today` are over. */
  minDate: string;
  today: string;
  errors: Partial<Moment>;
  onChange: (change: Partial<Moment>) => void;
}

/** A required day and time: of a flight, or of its pickup. */
export function DateTimeFields({
  labels,
  hint,
  moment,
  minDate,
  today,
  errors,
  onChange,
}: MomentFieldsProps) {
  const { dateLocale } = useLanguage();
  return (
    <DateAndTime>
      <DateField
        label={labels.date}
        required
        error={errors.date}
        value={moment.date}
        min={minDate}
        today={today}
        dateLocale={dateLocale}
        onChange={(date) => onChange({ date })}
      />
      <TimeFields
        label={labels.time}
        hint={hint}
        required
        hour={moment.hour}
        minute={moment.minute}
        errors={errors}
        onChange={onChange}
      />
    </DateAndTime>
  );
}

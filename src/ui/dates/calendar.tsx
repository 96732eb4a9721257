import { useLingui } from '@lingui/react/macro';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayButton, DayPicker, type DayButtonProps, type Matcher } from 'react-day-picker';
import type { LanguageDateLocale } from '../../i18n/date-locales.ts';
import { useStyles } from '../ui-context.ts';
import { calendarLocaleOf } from './calendar-locale-of.ts';
import css from './calendar.css?inline';
import { isSelectable, type DateLimits } from './date-limits.ts';

export interface CalendarProps {
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  limits: DateLimits;
  dateLocale: LanguageDateLocale;
  onChoose: (isoDate: string) => void;
  autoFocus?: boolean;
}

/** A calendar that shows one month at a time, with buttons to the previous and the next one. */
export function Calendar(props: CalendarProps) {
  const { value, limits, dateLocale, onChoose, autoFocus = false } = props;
  useStyles(css);
  const { t } = useLingui();
  const isDisabled: Matcher = (date) => !isSelectable(toIsoDate(date), limits);
  // The library's own labels say "16th" where the button shows 16.
  const fullDate = new Intl.DateTimeFormat(dateLocale.code, { dateStyle: 'full' });
  const selected = value ? toDate(value) : undefined;
  const firstMonth = limits.min ? toDate(limits.min) : undefined;
  return (
    <DayPicker
      // A new key shows the month of a new date, which may have been typed.
      key={value}
      mode="single"
      autoFocus={autoFocus}
      required
      fixedWeeks
      showOutsideDays
      locale={calendarLocaleOf(dateLocale.code)}
      dir={dateLocale.direction}
      components={{ Chevron, DayButton: NamedDayButton }}
      // The style sheet hides the weeks before the first selectable date.
      modifiers={{ tooSoon: (date: Date) => toIsoDate(date) < (limits.min ?? '') }}
      modifiersClassNames={{ tooSoon: 'too-soon' }}
      selected={selected}
      defaultMonth={selected ?? firstMonth}
      startMonth={firstMonth}
      disabled={isDisabled}
      labels={{
        labelNav: () => t`Months`,
        labelNext: () => t`Next month`,
        labelPrevious: () => t`Previous month`,
        labelDayButton: (date, { today, selected: isSelected }) =>
          [fullDate.format(date), today && t`today`, isSelected && t`selected`].filter(Boolean).join(', '),
      }}
      onSelect={(date: Date) => onChoose(toIsoDate(date))}
    />
  );
}

/** Noon on the visitor's clock, where no clock change can move it to another day. */
function toDate(isoDate: string): Date {
  return parseISO(`${isoDate}T12:00`);
}

function toIsoDate(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd');
}

/** The first day of the next month shows the month's short name above its number; its label says the month anyway. */
function NamedDayButton(props: DayButtonProps) {
  const { outside, date, dateLib } = props.day;
  const isNewMonth = outside && date.getDate() === 1;
  return <DayButton {...props} data-starts={isNewMonth ? dateLib.format(date, 'LLL') : undefined} />;
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden="true" />;
}

import { useLingui } from '@lingui/react/macro';
import type { Locale } from 'date-fns';
import { lightFormat } from 'date-fns/lightFormat';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { parseISO } from 'date-fns/parseISO';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type Matcher } from 'react-day-picker';
import type { DateLocale } from '../../i18n/date-locales.ts';
import { isSelectable, type DateLimits } from './date-limits.ts';

/** What the calendar says of dates, and the day on which its weeks begin. */
const locales: Record<DateLocale['code'], Locale> = { en: enUS, es };

interface CalendarProps {
  value: string;
  limits: DateLimits;
  dateLocale: DateLocale;
  onChoose: (isoDate: string) => void;
  autoFocus?: boolean;
}

/** Shows one month; in a chunk that loads when a date field is first used. */
export function Calendar({
  value,
  limits,
  dateLocale: { code },
  onChoose,
  autoFocus = false,
}: CalendarProps) {
  const { t } = useLingui();
  const disabled: Matcher = (date) => !isSelectable(toIsoDate(date), limits);
  // Unlike the library's long form, it contains the number as shown: 16, not 16th.
  const fullDate = new Intl.DateTimeFormat(code, { dateStyle: 'full' });
  const selected = value ? toLocalDate(value) : undefined;
  return (
    <DayPicker
      mode="single"
      autoFocus={autoFocus}
      required
      fixedWeeks
      showOutsideDays
      locale={locales[code]}
      components={{ Chevron }}
      // The style sheet hides weeks that have passed.
      modifiers={{ past: (date: Date) => toIsoDate(date) < (limits.min ?? '') }}
      modifiersClassNames={{ past: 'past' }}
      selected={selected}
      defaultMonth={selected ?? (limits.min ? toLocalDate(limits.min) : undefined)}
      startMonth={limits.min ? toLocalDate(limits.min) : undefined}
      disabled={disabled}
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

/** Noon, so that no clock change moves it to another day. */
function toLocalDate(isoDate: string): Date {
  return parseISO(`${isoDate}T12:00`);
}

function toIsoDate(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd');
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden="true" />;
}

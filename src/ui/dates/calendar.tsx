import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import type { DateLocale } from '../../lib/date-text.ts';
import { calendarTexts } from './calendar-texts.ts';
import { isSelectable, toIsoDate, toLocalDate, type DateLimits } from './date-limits.ts';

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
  const texts = useMemo(() => calendarTexts(code), [code]);
  const selected = value ? toLocalDate(value) : undefined;
  return (
    <DayPicker
      mode="single"
      autoFocus={autoFocus}
      required
      fixedWeeks
      showOutsideDays
      {...texts}
      components={{ Chevron }}
      // The style sheet hides weeks that are over.
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

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden="true" />;
}

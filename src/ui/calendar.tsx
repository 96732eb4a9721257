import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { use } from 'react';
import { DayPicker, type DayPickerLocale, type Matcher } from 'react-day-picker';
import type { DateLocale } from '../domain/dates.ts';
import type { DateLocale as SpokenLocale } from '../i18n/date-locales.ts';
import css from './calendar.css?inline';
import { isSelectable, toIsoDate, toLocalDate, type DateLimits } from './date-limits.ts';
import { useStyles } from './ui-context.ts';

interface CalendarProps {
  value: string;
  limits: DateLimits;
  dateLocale: DateLocale;
  onChoose: (isoDate: string) => void;
}

/** Shows one month; a separate chunk that loads when a calendar is first opened. */
export function Calendar({ value, limits, dateLocale, onChoose }: CalendarProps) {
  const { t } = useLingui();
  useStyles(css);
  const disabled: Matcher = (date) => !isSelectable(toIsoDate(date), limits);
  // Unlike date-fns' long form, it contains the number as shown: 16, not 16th.
  const fullDate = new Intl.DateTimeFormat(dateLocale.code, { dateStyle: 'full' });
  const selected = value ? toLocalDate(value) : undefined;
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      fixedWeeks
      showOutsideDays
      {...use(dayPickerLocale(dateLocale.code))}
      components={{ Chevron }}
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

function dayPickerLocale(code: string): Promise<CalendarTexts> {
  return (loaded[code] ??= (texts[code] ?? texts.en)());
}

const loaded: Record<string, Promise<CalendarTexts>> = {};

interface CalendarTexts {
  locale?: Partial<DayPickerLocale>;
}
type Load = () => Promise<CalendarTexts>;

/** English comes with the library; other languages load with the first calendar that uses them. */
const texts: Partial<Record<string, Load>> & Record<SpokenLocale['code'], Load> = {
  en: () => Promise.resolve({}),
  es: async () => ({ locale: (await import('date-fns/locale/es')).es }),
};

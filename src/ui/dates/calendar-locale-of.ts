import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { calendarLocales } from '../../../locales/calendar-locales.ts';
import { supportedLanguage, type LanguageTag } from '../../schema/language.ts';

/** The texts of the calendar, and the day on which its weeks begin; for languages that we do not ship, the browser's. */
export function calendarLocaleOf(language: LanguageTag): Locale {
  const ours = supportedLanguage(language);
  return ours ? calendarLocales[ours] : browserLocale(language);
}

function browserLocale(language: LanguageTag): Locale {
  const nameOf = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory' }).format(date);
  return {
    ...enUS,
    code: language,
    localize: {
      ...enUS.localize,
      month: (month, { width } = {}) =>
        nameOf(new Date(2027, month, 15), { month: width === 'wide' ? 'long' : 'short' }),
      day: (day, { width } = {}) =>
        weekdayNames(nameOf, width === 'wide' ? 'long' : columnWidth(nameOf))[day] ?? '',
    },
    options: { weekStartsOn: firstDayOfWeek(language) },
  };
}

type NameOf = (date: Date, options: Intl.DateTimeFormatOptions) => string;

/** From Sunday: 3 January 2027 is one. */
function weekdayNames(nameOf: NameOf, weekday: 'long' | 'short' | 'narrow'): string[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => nameOf(new Date(2027, 0, 3 + day), { weekday }));
}

/** In some languages, such as Arabic and Polish, short names are too long for a column of the calendar. */
function columnWidth(nameOf: NameOf): 'short' | 'narrow' {
  return weekdayNames(nameOf, 'short').some((name) => name.length > 4) ? 'narrow' : 'short';
}

/** `Intl.Locale` with the method, or the getter of older browsers, that TypeScript does not know yet. */
type LocaleWithWeek = Intl.Locale & Partial<Record<'getWeekInfo', () => WeekInfo>> & { weekInfo?: WeekInfo };
interface WeekInfo {
  /** From Monday, 1, to Sunday, 7. */
  firstDay: number;
}

/** Monday in browsers that do not know it. Sunday is 0. */
function firstDayOfWeek(language: LanguageTag): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale: LocaleWithWeek = new Intl.Locale(language);
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return (firstDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

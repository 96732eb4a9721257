import { languages, type Language } from '../schema/language.ts';

interface MonthNames {
  abbreviated: string;
  wide: string;
}

const names: Record<Language, MonthNames> = {
  en: {
    abbreviated: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    wide: 'January February March April May June July August September October November December',
  },
  es: {
    abbreviated: 'ene feb mar abr may jun jul ago sep oct nov dic',
    wide: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  },
};

/** The locale data for fields and messages; a full locale only loads with a calendar. */
export function dateLocaleOf(language: Language) {
  const month = (index: number, { width }: { width: keyof MonthNames }) =>
    names[language][width].split(' ')[index] ?? '';
  return { code: language, localize: { month } };
}

export type DateLocale = ReturnType<typeof dateLocaleOf>;

/** People write dates in their own language, whichever one is shown. */
export const dateLocales = languages.map(dateLocaleOf);

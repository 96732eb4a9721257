import type { TextDirection } from '../platform/locale-file-entry.ts';

/* What the browser knows of languages that we do not ship. */

/** The language's name for itself. */
export function languageName(language: string): string {
  // Browsers name no language with extensions, such as one that orders words as phone books do.
  const { baseName } = new Intl.Locale(language);
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(baseName) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The scripts that are written from right to left. */
const rtlScripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The direction of the script that the language is usually written in. */
export function usualTextDirection(language: string): TextDirection {
  const { script = '' } = new Intl.Locale(language).maximize();
  return rtlScripts.includes(script) ? 'rtl' : 'ltr';
}

/** The names of the months in order, in the form that they have next to a day, such as a genitive. */
export function monthNames(language: string): Record<'abbreviated' | 'wide', string[]> {
  const namesOf = (month: 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(language, {
      ...{ day: 'numeric', month, timeZone: 'UTC' },
      calendar: 'gregory',
    });
    return monthNumbers.map((number) => {
      const parts = format.formatToParts(Date.UTC(2027, number, 15));
      return parts.find(({ type }) => type === 'month')?.value ?? String(number + 1);
    });
  };
  return { abbreviated: namesOf('short'), wide: namesOf('long') };
}

const monthNumbers = Array.from({ length: 12 }, (_, number) => number);

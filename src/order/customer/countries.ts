import { closestLanguage, type Language, type LanguageTag } from '../../schema/language.ts';

/** The countries at the top of the country list, below the one that is preselected. */
export const preferredCountries = ['us', 'mx', 'fr'] as const;

/** The country where a visitor's phone most likely is, by language; English and Spanish are spoken in too many. */
const countries: Record<Language, string> = { en: 'us', es: 'us', pt: 'br', fr: 'fr' };

/** The country that is preselected until the visitor chooses one, as two lower-case letters. */
export function likelyCountry(language: LanguageTag): string {
  return countries[closestLanguage(language)];
}

/** The calling codes of countries that are shown first; those of other countries come with the phone rules. */
export const callingCodes: Record<string, string> = { us: '+1', mx: '+52', fr: '+33', br: '+55' };

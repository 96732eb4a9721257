/** Each has a folder in `locales`. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Texts in the code are in this language, and it takes the place of languages that are not supported. */
export const defaultLanguage: Language = 'en';

/** Drivers and hotels at the destinations read the voucher, whatever the visitor's language is. */
export const voucherLanguage: Language = 'es';

const wireLanguages = ['en', 'es'] as const satisfies readonly Language[];
export type WireLanguage = (typeof wireLanguages)[number];

/** The language in which a provider is asked: the wire format knows no others, so that those are answered in English. */
export function wireLanguageOf(language: Language): WireLanguage {
  return wireLanguages.find((known) => known === language) ?? 'en';
}

/** The supported language of a tag: `es-MX` → `es`; undefined for any other language. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

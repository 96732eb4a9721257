/** The languages of the storefront; each has a folder in `locales`. */
export const languages = ['en', 'es', 'pt', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A language that may be shown, as a BCP 47 tag: one of ours, or that of the page's locale file. */
export type LanguageTag = string;

/** The language of the texts in the code, and the fallback for unsupported languages. */
export const defaultLanguage: Language = 'en';

/** Which messages of a language are needed: only those of the first screens, or those of all screens. */
export type CatalogScope = 'first-screen' | 'all';

/** Drivers and hotel staff at the destinations read the voucher, whatever the visitor's language is. */
export const voucherLanguage: Language = 'es';

/** The languages that the wire format defines. */
const wireLanguages = ['en', 'es'] as const satisfies readonly Language[];
export type WireLanguage = (typeof wireLanguages)[number];

/** The language to request from the provider: English if the wire format does not define the visitor's. */
export function wireLanguageOf(tag: LanguageTag): WireLanguage {
  const language = supportedLanguage(tag);
  return wireLanguages.find((known) => known === language) ?? 'en';
}

/** The language of ours that is closest to a tag. */
export function closestLanguage(tag: LanguageTag): Language {
  return supportedLanguage(tag) ?? defaultLanguage;
}

/** The supported language of a tag (`es-MX` → `es`), or undefined. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

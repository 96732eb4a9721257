/** Each has a folder in `locales`. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Texts in the code are in this language, and it takes the place of languages that are not supported. */
export const defaultLanguage: Language = 'en';

/** Drivers and hotels at the destinations read the voucher, whatever the visitor's language is. */
export const voucherLanguage: Language = 'es';

/** The supported language of a tag: `es-MX` → `es`; undefined for any other language. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The supported language of a tag: `es-MX` → `es`; undefined for any other language. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

import * as v from 'valibot';

export const LanguageSchema = v.picklist(['en', 'es']);
export type Language = v.InferOutput<typeof LanguageSchema>;

/** The supported language of a tag: `es-MX` → `es`; undefined for any other language. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LanguageSchema.options.find((language) => language === primary);
}

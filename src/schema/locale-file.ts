import * as v from 'valibot';
import { object } from './object.ts';

/**
 * A page's locale file (`docs/languages.md`): the texts of a language that we do not ship. Each text is keyed by the English
 * one; one that is empty counts as missing.
 */
export const LocaleFileSchema = object({
  format: v.literal(1),
  /** A BCP 47 tag, such as `de` or `pt-PT`. */
  language: v.pipe(v.string(), v.trim(), v.check(isLanguageTag)),
  /** The language's name for itself; by default the browser's. */
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  /** By default that of the language's script. */
  direction: v.optional(v.picklist(['ltr', 'rtl'])),
  messages: v.record(v.string(), v.unknown()),
});

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

import type { ReadOption } from '../../src/options/raw-value.ts';
import type { Language } from '../../src/schema/language.ts';

/**
 * The language before anything is loaded. The storefront decides by the same rule (`resolveLanguage`), with more to go
 * by; it is written again here in the few bytes that the loader has for it, and a test compares the two.
 */
export function guessLanguage(read: ReadOption): Language {
  const chosen = String(read('lang'));
  const followed = /^mxn$/i.test(String(read('currency'))) ? 'es' : navigator.language;
  return /^es\b/i.test(/^e[ns]\b/i.test(chosen) ? chosen : followed) ? 'es' : 'en';
}

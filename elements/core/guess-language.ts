import type { ReadOption } from '../../src/options/raw-value.ts';
import type { Language } from '../../src/schema/language.ts';

/**
 * The language before anything has loaded. The storefront applies the same rule (`resolveLanguage`) to more
 * information. It is repeated here because the loader has room for only a few bytes, and a test compares the two.
 */
export function guessLanguage(read: ReadOption): Language {
  const chosen = String(read('lang'));
  const followed = /^mxn$/i.test(String(read('currency'))) ? 'es' : navigator.language;
  return /^es\b/i.test(/^e[ns]\b/i.test(chosen) ? chosen : followed) ? 'es' : 'en';
}

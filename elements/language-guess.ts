import type { ReadOption } from './options-source.ts';

/** The language before anything is loaded; the storefront decides by the same rule, with more to go by. */
export function guessLanguage(read: ReadOption): 'en' | 'es' {
  const chosen = String(read('lang'));
  const followed = /^mxn$/i.test(String(read('currency'))) ? 'es' : navigator.language;
  return /^es\b/i.test(/^e[ns]\b/i.test(chosen) ? chosen : followed) ? 'es' : 'en';
}

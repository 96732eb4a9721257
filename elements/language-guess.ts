import type { RawOptions } from './raw-options.ts';

/** The language before anything is loaded; the storefront decides by the same rule, with more to go by. */
export function guessLanguage(raw: RawOptions): 'en' | 'es' {
  const chosen = /^(en|es)([-_]|$)/i.exec(text(raw.read('lang')))?.[1]?.toLowerCase();
  if (chosen) return chosen === 'es' ? 'es' : 'en';
  const spanish = /^mxn$/i.test(text(raw.read('currency'))) || /^es(-|$)/i.test(navigator.language);
  return spanish ? 'es' : 'en';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

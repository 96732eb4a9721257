import type { Language } from '../schema/language.ts';

/** The supported language of a tag: `es-MX` → `es`; undefined for a language that we do not speak. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return primary === 'en' || primary === 'es' ? primary : undefined;
}

/** English, unless something was chosen, or the currency is MXN, or the browser is set to Spanish. */
export function resolveLanguage(facts: {
  chosen: Language | undefined;
  currency: string | undefined;
  browserLanguage: string;
}): Language {
  if (facts.chosen) return facts.chosen;
  if (facts.currency?.toLowerCase() === 'mxn') return 'es';
  return /^es(-|$)/i.test(facts.browserLanguage) ? 'es' : 'en';
}

/** The chosen currency where the company offers it, otherwise the first of its list. */
export function resolveCurrency(chosen: string | undefined, offered: readonly string[]): string {
  const wanted = chosen?.trim().toLowerCase();
  return wanted && offered.includes(wanted) ? wanted : (offered[0] ?? 'usd');
}

import { resolveLanguage } from './resolve-language.ts';
import { browserLanguage } from '../platform/page/browser-languages.ts';
import { supportedLanguage, type Language } from '../schema/language.ts';

/** The language before anything has loaded, from raw options; the company's default currency is not known yet. */
export function guessLanguage(read: (attribute: 'lang' | 'currency') => unknown): Language {
  const text = (attribute: 'lang' | 'currency') => {
    const raw = read(attribute);
    return typeof raw === 'string' ? raw : '';
  };
  return resolveLanguage({
    chosen: supportedLanguage(text('lang')),
    currency: text('currency'),
    browserLanguage: browserLanguage(),
  });
}

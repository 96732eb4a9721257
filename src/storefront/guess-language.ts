import { browserLanguage } from '../platform/page/browser-languages.ts';
import { supportedLanguage, type Language } from '../schema/language.ts';
import { resolveLanguage } from './language-and-currency.ts';

type Attribute = 'lang' | 'currency';

/** The language before anything has loaded, from raw options. The company's default currency may still change it. */
export function guessLanguage(readRaw: (attribute: Attribute) => unknown): Language {
  const readText = (attribute: Attribute) => {
    const raw = readRaw(attribute);
    return typeof raw === 'string' ? raw : '';
  };
  return resolveLanguage({
    chosenLanguage: supportedLanguage(readText('lang')),
    currency: readText('currency'),
    browserLanguage: browserLanguage(),
  });
}

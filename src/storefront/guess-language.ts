import { browserLanguage } from '../platform/page/browser-languages.ts';
import { localeFileEntry } from '../platform/locale-files.ts';
import { defaultLanguage, type LanguageTag } from '../schema/language.ts';
import { availableLanguage, resolveLanguage } from './language-and-currency.ts';

type Attribute = 'lang' | 'currency' | 'locale-url';

/**
 * The language before anything has loaded, from raw options. The company's default currency may still change it, and so may a
 * locale file that is on its way: most languages without a catalog of ours start from English.
 */
export function guessLanguage(readRaw: (attribute: Attribute) => unknown): LanguageTag {
  const readText = (attribute: Attribute) => {
    const raw = readRaw(attribute);
    return typeof raw === 'string' ? raw : '';
  };
  const { file, loading } = localeFileEntry(readRaw('locale-url')) ?? {};
  const fileLanguage = loading ? defaultLanguage : file?.language;
  return resolveLanguage({
    chosenLanguage: availableLanguage(readText('lang')) ?? fileLanguage,
    currency: readText('currency'),
    browserLanguage: browserLanguage(),
  });
}

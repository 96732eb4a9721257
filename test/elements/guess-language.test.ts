import { afterEach, expect, test, vi } from 'vitest';
import { guessLanguage } from '../../elements/core/guess-language.ts';
import { resolveLanguage } from '../../src/domain/language.ts';
import { languages, supportedLanguage } from '../../src/schema/language.ts';

afterEach(() => vi.restoreAllMocks());

const cases = [undefined, 'es', 'EN', 'es-MX', 'fr', 'eso', ...languages].flatMap((lang) =>
  [undefined, 'usd', 'mxn', 'MXN'].flatMap((currency) =>
    ['en-US', 'es', 'es-ES', 'et', ...languages].map((browserLanguage) => ({
      lang,
      currency,
      browserLanguage,
    })),
  ),
);

test.each(cases)(
  'the loader guesses as the storefront decides: %j',
  ({ lang, currency, browserLanguage }) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage);
    const read = (attribute: string) => ({ lang, currency })[attribute];
    expect(guessLanguage(read)).toBe(
      resolveLanguage({ chosen: supportedLanguage(lang), currency, browserLanguage }),
    );
  },
);

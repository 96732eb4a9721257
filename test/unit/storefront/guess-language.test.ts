import { afterEach, expect, test, vi } from 'vitest';
import { guessLanguage } from '../../../src/storefront/guess-language.ts';

afterEach(() => vi.restoreAllMocks());

test.each<[expected: string, lang: unknown, currency: unknown, browser: string]>([
  ['es', 'es', undefined, 'en-US'],
  ['es', 'es-MX', 'usd', 'en-US'],
  ['en', 'EN', 'MXN', 'es'],
  ['es', undefined, 'MXN', 'en-US'],
  ['es', 'xx', ' mxn ', 'en-US'],
  ['es', undefined, 'usd', 'es-MX'],
  ['en', 'eso', undefined, 'et'],
  ['en', { es: true }, 20, 'en-US'],
])('%s for lang %j and currency %j in a browser in %s', (expected, lang, currency, browser) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  expect(guessLanguage((name) => ({ lang, currency, 'locale-url': undefined })[name])).toBe(expected);
});

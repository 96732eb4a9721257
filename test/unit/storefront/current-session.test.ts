import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { settingsQuery } from '../../../src/api/settings-query.ts';
import type { Language } from '../../../src/schema/language.ts';
import type { Settings } from '../../../src/schema/settings.ts';
import { apiContext, currentSession, initialLanguage } from '../../../src/storefront/current-session.ts';
import { storefrontWith } from '../features/storefront-with.ts';

let browser = '';
beforeEach(() => {
  browser = 'xx';
  vi.spyOn(navigator, 'language', 'get').mockImplementation(() => browser);
});
afterEach(() => vi.restoreAllMocks());

/** A storefront whose settings have loaded in some languages, with these currencies. */
function startedWith(loaded: Partial<Record<Language, string[]>>) {
  const { storefront } = storefrontWith({});
  for (const [language, currencies] of Object.entries(loaded) as [Language, string[]][]) {
    const { queryKey } = settingsQuery(apiContext(storefront, language, ''));
    const settings = { companyTitle: language, currencies } as unknown as Settings;
    storefront.queryClient.setQueryData(queryKey, settings);
  }
  const { session } = storefront.state;
  const current = () => {
    const { language, currency, settings } = currentSession(storefront);
    return { language, currency, settingsIn: settings?.companyTitle };
  };
  return { storefront, session, current };
}

describe('before any settings have loaded', () => {
  test.each([
    ['es-MX', {}, 'es', 'usd'],
    ['xx', {}, 'en', 'usd'],
    ['en', { currency: 'MXN' }, 'es', 'usd'],
    ['es', { language: 'en', currency: 'MXN' }, 'en', 'usd'],
  ] as const)('in a browser in %s, with %j: %s', (language, choices, expected, currency) => {
    browser = language;
    const { storefront, session, current } = startedWith({});
    session.setPageChoices(choices);
    expect(initialLanguage(storefront)).toBe(expected);
    expect(current()).toEqual({ language: expected, currency, settingsIn: undefined });
  });
});

it('a company whose first currency is the peso defaults to Spanish', () => {
  const { storefront, current } = startedWith({ en: ['mxn', 'usd'], es: ['mxn', 'usd'] });
  expect(initialLanguage(storefront)).toBe('en');
  expect(current()).toEqual({ language: 'es', currency: 'mxn', settingsIn: 'es' });
});

it('a currency that the company does not accept implies no language', () => {
  const { session, current } = startedWith({ en: ['usd'], es: ['usd'] });
  session.setPageChoices({ currency: 'mxn' });
  expect(current()).toMatchObject({ language: 'en', currency: 'usd' });
});

it('settings in another language remain in use while the new ones load', () => {
  const { session, current } = startedWith({ en: ['usd', 'eur'] });
  session.chooseLanguage('es');
  session.chooseCurrency('eur');
  expect(current()).toEqual({ language: 'es', currency: 'eur', settingsIn: 'en' });
});

it("the host page's choice takes precedence over the visitor's earlier choice, but not over a later one", () => {
  const { session, current } = startedWith({ en: ['usd', 'eur'], es: ['usd', 'eur'] });
  session.chooseLanguage('en');
  session.chooseCurrency('usd');
  session.setPageChoices({ language: 'es', currency: 'eur' });
  expect(current()).toMatchObject({ language: 'es', currency: 'eur' });
  session.chooseLanguage('en');
  expect(current()).toMatchObject({ language: 'en', currency: 'eur' });
});

import { describe, expect, test } from 'vitest';
import { resolveCurrency, resolveLanguage } from '../../../src/storefront/language-and-currency.ts';

describe('the language in effect', () => {
  test.each([
    ['English by default', undefined, undefined, 'xx-FR', 'en'],
    ['the Mexican peso implies Spanish', undefined, 'mxn', 'en-US', 'es'],
    ['also in upper case', undefined, 'MXN', 'en-US', 'es'],
    ['the Brazilian real implies Portuguese', undefined, 'brl', 'en-US', 'pt'],
    ['a Spanish browser', undefined, 'usd', 'es-ES', 'es'],
    ['a browser whose language is just "es"', undefined, 'usd', 'es', 'es'],
    ['a Brazilian browser', undefined, 'usd', 'pt-BR', 'pt'],
    ['a Canadian browser in French', undefined, 'usd', 'fr-CA', 'fr'],
    ['the euro implies no language', undefined, 'eur', 'en-US', 'en'],
    ['another language that starts with "es"', undefined, 'usd', 'est', 'en'],
    ['a choice wins over the currency', 'en', 'mxn', 'es-MX', 'en'],
    ['a choice wins over the browser', 'es', 'usd', 'en-US', 'es'],
  ] as const)('%s', (_, chosenLanguage, currency, browserLanguage, language) => {
    expect(resolveLanguage({ chosenLanguage, currency, browserLanguage })).toBe(language);
  });
});

describe('the currency in effect', () => {
  test.each([
    ['the first of the list by default', undefined, ['mxn', 'usd'], 'mxn'],
    ['the chosen one if the company accepts it', 'usd', ['mxn', 'usd'], 'usd'],
    ['in upper case, with spaces', ' USD ', ['mxn', 'usd'], 'usd'],
    ['a currency that is not accepted is ignored', 'gbp', ['mxn', 'usd'], 'mxn'],
    ['empty text is no choice', '', ['eur'], 'eur'],
  ])('%s', (_, chosen, offered, currency) => {
    expect(resolveCurrency(chosen, offered)).toBe(currency);
  });
});

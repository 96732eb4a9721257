import { describe, expect, test } from 'vitest';
import { resolveCurrency, resolveLanguage } from '../../../src/storefront/resolve-language.ts';

describe('the language in force', () => {
  test.each([
    ['English by default', undefined, undefined, 'xx-FR', 'en'],
    ['the Mexican peso means Spanish', undefined, 'mxn', 'en-US', 'es'],
    ['also in capitals', undefined, 'MXN', 'en-US', 'es'],
    ['a Spanish browser', undefined, 'usd', 'es-ES', 'es'],
    ['a browser that says just "es"', undefined, 'usd', 'es', 'es'],
    ['another language that starts alike', undefined, 'usd', 'est', 'en'],
    ['a choice wins over the currency', 'en', 'mxn', 'es-MX', 'en'],
    ['a choice wins over the browser', 'es', 'usd', 'en-US', 'es'],
  ] as const)('%s', (_, chosen, currency, browserLanguage, language) => {
    expect(resolveLanguage({ chosen, currency, browserLanguage })).toBe(language);
  });
});

describe('the currency in force', () => {
  test.each([
    ['the first of the list by default', undefined, ['mxn', 'usd'], 'mxn'],
    ['the chosen one where it is offered', 'usd', ['mxn', 'usd'], 'usd'],
    ['in any case', ' USD ', ['mxn', 'usd'], 'usd'],
    ['an unknown one is ignored', 'gbp', ['mxn', 'usd'], 'mxn'],
    ['nothing chosen is not a currency', '', ['eur'], 'eur'],
  ])('%s', (_, chosen, offered, currency) => {
    expect(resolveCurrency(chosen, offered)).toBe(currency);
  });
});

import { expect, test } from 'vitest';
import { supportedLanguage, wireLanguageOf, type Language } from '../../../src/schema/language.ts';

test.each([
  ['en', 'en'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES_mx', 'es'],
  ['pt-BR', 'pt'],
  ['pt-PT', 'pt'],
  ['fr-CA', 'fr'],
  ['fr_FR', 'fr'],
  ['frp', undefined],
  [' en-GB ', 'en'],
  ['xx', undefined],
  ['eso', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the tag %j means %s', (tag, language) => {
  expect(supportedLanguage(tag)).toBe(language);
});

test.each<[Language, string]>([
  ['en', 'en'],
  ['es', 'es'],
  ['pt', 'en'],
  ['fr', 'en'],
  ['xx' as Language, 'en'],
])('where %s is shown, providers are asked in %s', (language, asked) => {
  expect(wireLanguageOf(language)).toBe(asked);
});

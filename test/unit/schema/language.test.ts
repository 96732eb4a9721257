import { expect, test } from 'vitest';
import { supportedLanguage } from '../../../src/schema/language.ts';

test.each([
  ['en', 'en'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES_mx', 'es'],
  [' en-GB ', 'en'],
  ['fr', undefined],
  ['eso', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the tag %j means %s', (tag, language) => {
  expect(supportedLanguage(tag)).toBe(language);
});

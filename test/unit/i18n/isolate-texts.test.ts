import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { isolateTexts } from '../../../src/i18n/isolate-texts.ts';

/**
 * A message with its values filled in; `[` and `]` stand for the invisible marks around an isolated text, `|` for
 * the mark that keeps what is beside it in place. */
function shown(message: string, values: Record<string, unknown> = {}): string {
  const messages = isolateTexts({ id: compileMessageOrThrow(message) });
  const i18n = setupI18n({ locale: 'he', messages: { he: messages } });
  return i18n._('id', values).replaceAll('\u2068', '[').replaceAll('\u2069', ']').replaceAll('\u200e', '|');
}

const two = { name: 'Hotel Luna (5*)', count: 2 };

test.each([
  ['a text of the language', 'חיפוש.', 'חיפוש.'],
  ['a name in a text of the language', 'הסרת {name}', 'הסרת [Hotel Luna (5*)]'],
  ['a word in another script', 'Search', 'Search'],
  ['words in another script', 'Add one more', 'Add one more'],
  ['a sentence in another script', 'Choose an airport.', 'Choose an airport.|'],
  ['a name in another script', 'Remove {name}', 'Remove [Hotel Luna (5*)]|'],
  ['a number first', '3 fields to fill in', '|3 fields to fill in'],
  ['a tag in another script', '<0>Terms</0> apply', '<0>Terms</0> apply'],
  ['a mark at the start', '“Luna” is far', '|“Luna” is far'],
  ['a mix of both', 'WhatsApp: חיפוש.', 'WhatsApp: חיפוש.'],
  [
    'the forms of a plural',
    '{count, plural, one {# ילד} other {# ילדים {name}}}',
    '2 ילדים [Hotel Luna (5*)]',
  ],
  ['a count first', '{count, plural, one {# kid} other {# kids}}', '|2 kids'],
  ['a plural in another script', '{count, plural, one {# kid} other {Cart (#)}}', 'Cart (2)|'],
])('%s', (_, message, expected) => {
  expect(shown(message, two)).toBe(expected);
});

test('a plural with an offset', () => {
  expect(shown('{count, plural, offset:1 one {# ילד} other {# ילדים}}', { count: 4 })).toBe('3 ילדים');
});

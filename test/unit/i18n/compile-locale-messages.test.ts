import { expect, it, test } from 'vitest';
import { compileLocaleMessages, messageIdOf } from '../../../src/i18n/compile-locale-messages.ts';
import { createTranslator, loadLanguage } from '../../../src/i18n/load-language.ts';

const days = '{count, plural, one {# day} other {# days}}';

it('plurals have the forms of their language', () => {
  const polish = '{count, plural, one {# dzień} few {# dni} many {# dni (wiele)} other {# dnia}}';
  const { messages, ignored } = compileLocaleMessages({ [days]: polish });
  const i18n = createTranslator('pl', messages);
  const inPolish = [1, 3, 5, 1.5].map((count) => i18n._(messageIdOf(days), { count }));
  expect(inPolish).toEqual(['1 dzień', '3 dni', '5 dni (wiele)', '1,5 dnia']);
  expect(ignored).toEqual([]);
});

test.each<[reason: string, english: string, translation: unknown]>([
  ['is not a text', 'Search', 7],
  ['is not a valid ICU message', days, '{count, plural, one {# Tag'],
  ['has a plural without the form "other"', days, '{count, plural, one {# Tag}}'],
  ['lacks the placeholder {name}', 'Remove {name}', 'Entfernen'],
  ['has a placeholder {nmae} that the English text lacks', 'Remove {name}', '{nmae} entfernen'],
  ['lacks the tag <0>', 'See <0>terms</0>', 'Siehe Bedingungen</0>'],
  ['has a tag <b> that the English text lacks', 'Search', '<b>Suchen</b>'],
  [
    'has a tag <img src=x onerror=alert(1)> that the English text lacks',
    'Search',
    '<img src=x onerror=alert(1)>',
  ],
])('a text that %s is ignored', (reason, english, translation) => {
  const { messages, ignored } = compileLocaleMessages({ [english]: translation, Back: 'Zurück' });
  expect(ignored).toEqual([{ text: english, reason }]);
  expect(Object.keys(messages)).toEqual([messageIdOf('Back')]);
});

it('an empty text is missing, not wrong', () => {
  expect(compileLocaleMessages({ Search: '' })).toEqual({ messages: {}, ignored: [] });
});

it('a text with several meanings is keyed by each of them', async () => {
  const { messages } = compileLocaleMessages({ From: 'ab', 'where a trip starts|From': 'Von' });
  const english = (await loadLanguage('en', 'all')).messages;
  expect(Object.keys(messages)).toHaveLength(2);
  for (const id of Object.keys(messages)) expect(english[id]).toEqual(['From']);
});

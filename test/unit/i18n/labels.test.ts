import { describe, expect, test } from 'vitest';
import { loadLanguage } from '../../../src/i18n/load-language.ts';
import { withLabels } from '../../../src/i18n/labels.ts';
import type { Language } from '../../../src/schema/language.ts';

/** Translates texts of the catalog, by their English text, as in an element with these labels. */
async function speak(language: Language, labels: Record<string, unknown>) {
  const { i18n } = await withLabels(await loadLanguage(language, 'all'), labels);
  const { messages } = await loadLanguage('en', 'all');
  const ids = new Map(Object.entries(messages).map(([id, message]) => [JSON.stringify(message), id]));
  return (english: unknown[], values?: Record<string, unknown>) =>
    i18n._(ids.get(JSON.stringify(english)) ?? 'missing', values);
}

const counted = { one: ['Cart (', '#', ')'], other: ['Cart (', '#', ')'] };
const cart = [['count', 'plural', counted]];
const adults = [['adults', 'plural', { one: ['#', ' adult'], other: ['#', ' adults'] }]];

describe.each(['en', 'es'] as const)('texts of the page’s own, in %s', (language) => {
  test('take the place of the English text that they are named by', async () => {
    const say = await speak(language, { Search: 'Find my ride' });
    expect(say(['Search'])).toBe('Find my ride');
    expect(say(['Back'])).toBe({ en: 'Back', es: 'Atrás' }[language]);
  });

  test('replace both texts of an English wording that means two things', async () => {
    const { i18n } = await withLabels(await loadLanguage(language, 'all'), { From: 'Starting at' });
    const english = await loadLanguage('en', 'all');
    const ids = Object.keys(english.messages).filter((id) => english.i18n._(id) === 'From');
    expect(ids.map((id) => i18n._(id))).toEqual(['Starting at', 'Starting at']);
  });

  test('keep the placeholders of the original, and no others', async () => {
    const say = await speak(language, { 'From age {from}': 'At {from} years and {more}, # or not' });
    expect(say(['From age ', ['from']], { from: 4 })).toBe('At 4 years and {more}, # or not');
  });

  test('replace the forms of a text that counts, one by one', async () => {
    const say = await speak(language, { 'Cart (#)': '# in your bag' });
    expect(say(cart, { count: 3 })).toBe('3 in your bag');
    const ofOne = await speak(language, { '# adult': 'one grown-up (#)' });
    expect(ofOne(adults, { adults: 1 })).toBe('one grown-up (1)');
    expect(ofOne(adults, { adults: 2 })).toBe({ en: '2 adults', es: '2 adultos' }[language]);
  });

  test('show a number sign as written where the form of the original has no number', async () => {
    const say = await speak(language, { 'the other person': 'guest #2', 'the other # people': '#' });
    const others = { one: ['the other person'], other: ['the other ', '#', ' people'] };
    expect(say([['count', 'plural', others]], { count: 1 })).toBe('guest #2');
    expect(say([['count', 'plural', others]], { count: 3 })).toBe('3');
  });

  test('are plain text: what looks like a tag is shown as written', async () => {
    const say = await speak(language, { Search: '<b>Find</b> <0>x</0>', Back: 'Bag #1' });
    expect(say(['Search'])).toBe('<\u200bb>Find<\u200b/b> <\u200b0>x<\u200b/0>');
    expect(say(['Back'])).toBe('Bag #1');
  });

  test('that are no texts, or that nothing is named by, change nothing', async () => {
    const say = await speak(language, { Search: 7, Back: ' ', 'No such text': 'x', Close: null });
    expect(say(['Search'])).toBe({ en: 'Search', es: 'Buscar' }[language]);
    expect(say(['Back'])).toBe({ en: 'Back', es: 'Atrás' }[language]);
  });
});

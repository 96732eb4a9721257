import { describe, expect, it } from 'vitest';
import { localeTemplate } from '../../../build/locale-template.ts';
import { compileLocaleMessages } from '../../../src/i18n/compile-locale-messages.ts';
import { pseudoFile, pseudoLanguages, pseudoText, type LocaleFile } from '../../support/pseudo-language.ts';

it.each([
  ['Search', 'Séééáárch', 'קהאצגח'],
  ['{time} hrs', '{time} hrsss', '{time} חצק'],
  ['See <0>{is}</0>.', 'Séééé <0>{is}</0>.', 'קהה <0>{is}</0>.'],
  [
    '{n, plural, one {# adult} other {# adults}}',
    '{n, plural, one {# áádúúlt} other {# ááádúúlts}}',
    '{n, plural, one {# אדשלר} other {# אדשלרק}}',
  ],
])('%s', (english, expanded, mirrored) => {
  expect(pseudoText('expanded', english)).toBe(expanded);
  expect(pseudoText('mirrored', english)).toBe(mirrored);
});

describe.each(pseudoLanguages)('%s', (kind) => {
  it('translates every text of the template, and the storefront takes each of them', async () => {
    const template = JSON.parse(await localeTemplate()) as LocaleFile;
    const { messages } = pseudoFile(kind, template);
    expect(Object.keys(messages)).toEqual(Object.keys(template.messages));
    expect(compileLocaleMessages(messages).ignored).toEqual([]);
    const unchanged = Object.entries(messages).filter(
      ([key, text]) => /[a-z]/i.test(bare(key)) && key === text,
    );
    expect(unchanged).toEqual([]);
  });
});

it('makes each text at least 40 % longer', async () => {
  const { messages } = JSON.parse(await localeTemplate()) as LocaleFile;
  const texts = Object.keys(messages).filter((text) => /^[\p{L} ]+$/u.test(text));
  expect(texts.length).toBeGreaterThan(100);
  const letters = (text: string) => text.replaceAll(' ', '').length;
  const short = texts.filter((text) => letters(pseudoText('expanded', text)) < 1.4 * letters(text));
  expect(short).toEqual([]);
});

/** A text without what no language translates. */
function bare(text: string): string {
  return text.replaceAll(/\{\w+\}|<\/?\d+>/g, '');
}

import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { formatLocalDate } from '../../../src/lib/format-local-date.ts';
import { loadLanguage } from '../../../src/i18n/load-language.ts';

describe('a loaded language', () => {
  it.each([
    ['en', 'Search', '5 Dec 2026'],
    ['es', 'Buscar', '5 dic 2026'],
    ['fr', 'Rechercher', '5 déc. 2026'],
  ] as const)('comes with its dates: %s', async (language, search, date) => {
    const loaded = await loadLanguage(language, 'all');
    const i18n = setupI18n({ locale: language, messages: { [language]: loaded.messages } });
    const id = await idOf('Search');
    expect(loaded.language).toBe(language);
    expect(i18n.t({ id, message: 'Search' })).toBe(search);
    expect(formatLocalDate('2026-12-05', loaded.dateLocale)).toBe(date);
  });

  it('has the same texts as the other', async () => {
    const [english, spanish] = await Promise.all([loadLanguage('en', 'all'), loadLanguage('es', 'all')]);
    expect(Object.keys(spanish.messages).toSorted()).toEqual(Object.keys(english.messages).toSorted());
  });
});

/** The id that the build gives a text. */
async function idOf(text: string): Promise<string> {
  const { messages } = await loadLanguage('en', 'all');
  const found = Object.entries(messages).find(([, words]) => [words].flat().join('') === text);
  if (!found) throw new Error(`No text reads "${text}"`);
  return found[0];
}

import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { localeTemplate } from '../../../build/locale-template.ts';
import { catalogs } from '../../../locales/locales.ts';
import { readLocaleFile } from '../../../src/i18n/read-locale-file.ts';
import type { LocaleFileEntry } from '../../../src/platform/locale-file-entry.ts';

const url = 'https://hotel.example/de.json';
const warnings: string[] = [];

beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text: string) => {
    if (text.includes(url)) warnings.push(text);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function read(answer: Response | Error): Promise<LocaleFileEntry> {
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const entry: LocaleFileEntry = {};
  await readLocaleFile(url, entry, catalogs.en);
  await vi.waitFor(() => expect(entry.report).toBeDefined());
  return entry;
}

const german = { format: 1, language: 'de', messages: { Search: 'Suchen' } };

it('name, direction and months come from the browser if the file has none', async () => {
  const { file } = await read(Response.json(german));
  expect(file).toMatchObject({ url, language: 'de', name: 'Deutsch', direction: 'ltr' });
  expect(file?.months.wide[2]).toBe('März');
  const { file: arabic } = await read(Response.json({ ...german, language: 'ar-EG' }));
  expect(arabic?.direction).toBe('rtl');
});

it('a tag with extensions is a language, too', async () => {
  const { file } = await read(Response.json({ ...german, language: 'de-u-co-phonebk' }));
  expect(file).toMatchObject({ language: 'de-u-co-phonebk', name: 'Deutsch' });
});

test.each([
  ['de', 'English'],
  ['es-AR', 'Spanish'],
])('the console names the language that texts missing in %s appear in: %s', async (language, fallback) => {
  await read(Response.json({ ...german, language }));
  expect(warnings).toEqual([expect.stringMatching(new RegExp(`\\d+ texts appear in ${fallback}\\.$`))]);
});

it('what is missing or ignored is named once', async () => {
  const messages = { Search: 'Suchen', Back: '<b>Zurück</b>', 'No such text': 'x' };
  const { report } = await read(Response.json({ ...german, messages }));
  expect(report?.ignored).toEqual([
    { text: 'Back', reason: 'has a tag <b> that the English text lacks' },
    { text: 'No such text', reason: 'is no text of this version' },
  ]);
  expect(report?.missing).toBeGreaterThan(600);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('"Back" has a tag <b>');
});

test.each<[problem: RegExp, answer: Response | Error]>([
  [/HTTP status 404/, new Response('', { status: 404 })],
  [/cannot be fetched/, new TypeError('Failed to fetch')],
  [/did not arrive/, new DOMException('', 'TimeoutError')],
  [/is a web page/, new Response('<!doctype html>')],
  [/not valid JSON/, new Response('{"format": 1,')],
  [/longer than/, new Response(' '.repeat(1_000_001))],
  [/format that this version does not know/, Response.json({ ...german, format: 2 })],
  [/no valid "language"/, Response.json({ ...german, language: 'German!' })],
  [/no valid "messages"/, Response.json({ ...german, messages: 'none' })],
  [/no valid/, Response.json(null)],
])('a file that cannot be used is named with the reason: %s', async (problem, answer) => {
  const { file, report } = await read(answer);
  expect(file).toBeUndefined();
  expect(report?.problem).toMatch(problem);
  expect(warnings).toEqual([expect.stringMatching(problem)]);
});

it('a filled template is complete', async () => {
  const template = JSON.parse(await localeTemplate()) as { messages: Record<string, string> };
  const keys = Object.keys(template.messages);
  // Only the plurals of English need no other forms.
  const messages = Object.fromEntries(keys.map((key) => [key, key.slice(key.indexOf('|') + 1)]));
  const { report } = await read(Response.json({ ...template, language: 'de', messages }));
  expect(report).toEqual({ url, missing: 0, ignored: [] });
  expect(warnings).toEqual([]);
});

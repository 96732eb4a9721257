import { readdirSync, readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, test } from 'vitest';

const config = getConfig();
const translations = config.locales.filter((locale) => locale !== config.sourceLocale);
const catalogs = await getCatalogs(config);
/** The files of each catalog; the first one's make the first screens. */
const sources = catalogs.map(({ sourcePaths }) => sourcePaths.map((path) => relative('.', path)));

test('every file with texts belongs to exactly one catalog', () => {
  const files = ['src', 'elements', 'hosted'].flatMap(filesBelow).filter(hasTexts);
  expect(files.length).toBeGreaterThan(100);
  const owners = (file: string) => sources.filter((files) => files.includes(file));
  expect(files.filter((file) => owners(file).length !== 1)).toEqual([]);
});

test('every language has a folder with the same files, and no other has one', () => {
  const folders = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...config.locales].sort());
  const filesOf = (locale: string) => readdirSync(`locales/${locale}`).sort();
  for (const locale of translations) expect(filesOf(locale), locale).toEqual(filesOf(config.sourceLocale));
});

describe.each(catalogs.map((catalog) => ({ name: catalog.path, catalog })))('$name', ({ catalog }) => {
  test('every text of its sources is in it, and no other', async () => {
    const used = await catalog.collect();
    for (const locale of config.locales) {
      const known = await catalog.read(locale);
      expect(Object.keys(known ?? {}).sort(), locale).toEqual(Object.keys(used ?? {}).sort());
    }
  }, 60_000);

  test.each(translations)('no text is missing in %s', async (language) => {
    const translated = (await catalog.read(language)) ?? {};
    const missing = Object.values(translated).filter(({ translation }) => !translation);
    expect(missing.map(({ message }) => message)).toEqual([]);
  });

  test.each(translations)(
    'a text in %s holds the same values and tags as the English one',
    async (language) => {
      const translated = (await catalog.read(language)) ?? {};
      for (const { message = '', translation = '' } of Object.values(translated)) {
        expect(slots(translation), translation).toEqual(slots(message));
      }
    },
  );

  test.each(translations)('no arrow in %s can begin a line', async (language) => {
    const translated = Object.values((await catalog.read(language)) ?? {});
    expect(translated.filter(({ translation = '' }) => translation.includes(' →'))).toEqual([]);
  });
});

test.each(translations)('a text that is in both catalogs reads the same in %s', async (language) => {
  const [first = {}, rest = {}] = await Promise.all(
    catalogs.map(async (catalog) => await catalog.read(language)),
  );
  const shared = Object.keys(first).filter((id) => id in rest);
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.filter((id) => first[id]?.translation !== rest[id]?.translation)).toEqual([]);
});

test('what the first screens show has its words in the first catalog', () => {
  const shown = reachable(firstScreens).filter(hasTexts);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((file) => !sources[0]?.includes(file))).toEqual([]);
});

test('in French, no sign that follows a space can begin a line', async () => {
  const texts = await Promise.all(
    catalogs.map(async (catalog) => Object.values((await catalog.read('fr')) ?? {})),
  );
  const broken = texts.flat().filter(({ translation = '' }) => / [;:!?»]|« |'/.test(translation));
  expect(broken.map(({ translation }) => translation)).toEqual([]);
});

const firstScreens = [
  'elements/views/engine-module.ts',
  'elements/views/transfers-box-module.ts',
  'src/features/home/home-screen.tsx',
  'src/features/search/search-form.tsx',
];

/** The files and what they import, also later; but what views load later are screens, or waits for all messages. */
function reachable(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    const text = readFileSync(file, 'utf8');
    const later = file.startsWith('src/views/') ? [] : text.matchAll(/\bimport\('(\..+?\.tsx?)'\)/g);
    const imports = [...text.matchAll(/^import (?!type).*'(\..+?\.tsx?)';$/gm), ...later];
    for (const [, target = ''] of imports) found.add(posix.join(posix.dirname(file), target));
  }
  return [...found];
}

function filesBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => posix.join(folder, file));
}

function hasTexts(file: string): boolean {
  return /@lingui\/\w+\/macro/.test(readFileSync(file, 'utf8'));
}

/** `{count}`, `{0}` and `<0>`: what the code inserts into a text; the cases of a plural are text. */
function slots(text: string): string[] {
  const found = text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) )\{\s*(\w+)\s*[,}]|<(\d+)\/?>/g);
  return [...new Set([...found].map(([, value, tag]) => value ?? `<${tag}>`))].sort();
}

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, test } from 'vitest';
import { coreMessages, laterMessages } from '../locales/core-messages.ts';

const config = getConfig();
const translations = config.locales.filter((locale) => locale !== config.sourceLocale);
const catalogs = await getCatalogs(config);

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
});

test('what the first screens hold finds its words in the first catalog', () => {
  const speaking = reachable(firstScreens).filter((file) =>
    /@lingui\/\w+\/macro/.test(readFileSync(file, 'utf8')),
  );
  expect(speaking.length).toBeGreaterThan(10);
  const elsewhere = speaking.filter(
    (file) => laterMessages.includes(file) || !coreMessages.some((start) => file.startsWith(start)),
  );
  expect(elsewhere).toEqual([]);
});

const firstScreens = [
  'elements/views/engine-module.ts',
  'elements/views/transfers-box-module.ts',
  'src/features/home/tour-categories.tsx',
  'src/features/search/route-map.tsx',
];

/** The files and their static imports; what `import()` loads later brings its own messages. */
function reachable(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(
      /^import (?!type).*'(\..+?\.tsx?)';$/gm,
    )) {
      found.add(posix.join(posix.dirname(file), target));
    }
  }
  return [...found];
}

/** `{count}`, `{0}` and `<0>`: what the code inserts into a text; the cases of a plural are text. */
function slots(text: string): string[] {
  const found = text.matchAll(/(?<!(?:=\d+|one|many|other) )\{\s*(\w+)\s*[,}]|<(\d+)\/?>/g);
  return [...new Set([...found].map(([, value, tag]) => value ?? `<${tag}>`))].sort();
}

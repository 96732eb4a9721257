import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';

const config = getConfig();
const [catalog] = await getCatalogs(config);
if (!catalog) throw new Error('lingui.config.ts names no catalog');

test('every text of the sources is in the catalogs, and no other', async () => {
  const used = await catalog.collect();
  for (const locale of config.locales) {
    const known = await catalog.read(locale);
    expect(Object.keys(known ?? {}).sort(), locale).toEqual(Object.keys(used ?? {}).sort());
  }
}, 60_000);

test('no Spanish text is missing', async () => {
  const spanish = (await catalog.read('es')) ?? {};
  const missing = Object.values(spanish).filter(({ translation }) => !translation);
  expect(missing.map(({ message }) => message)).toEqual([]);
});

test('a Spanish text holds the same values and tags as the English one', async () => {
  const spanish = (await catalog.read('es')) ?? {};
  for (const { message = '', translation = '' } of Object.values(spanish)) {
    expect(slots(translation), translation).toEqual(slots(message));
  }
});

/** `{count}`, `{0}` and `<0>`: what the code puts into a text; the cases of a plural are words. */
function slots(text: string): string[] {
  const found = text.matchAll(/(?<!(?:=\d+|one|many|other) )\{\s*(\w+)\s*[,}]|<(\d+)\/?>/g);
  return [...new Set([...found].map(([, value, tag]) => value ?? `<${tag}>`))].sort();
}

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface PageList {
  pageGroups: { pages: { path: string; title: string; text: string }[] }[];
  faults: [string, string, string][];
}

const folder = 'demo/partner';
// Plain scripts, as a partner would write them.
const { pageGroups, faults } = (await import(resolve(folder, 'index/pages.js'))) as PageList;
const listed = pageGroups.flatMap(({ pages }) => pages);

test('the index lists every page of the folder but the second of a site, and none that is not there', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== 'index.html' && !file.endsWith('-rooms.html'),
  );
  expect(listed.map(({ path }) => path).sort()).toEqual(pages.sort());
});

test('every page explains itself in a sentence and links back, except pages for comparison', () => {
  for (const { path, title, text } of listed) {
    expect(title, path).not.toBe('');
    expect(text, path).toMatch(/\.$/);
    if (!/^hostile\/|^bare/.test(path))
      expect(readFileSync(`${folder}/${path}`, 'utf8'), path).toContain('href="/"');
  }
});

test('every fault is one that the sandbox can play', async () => {
  const { parseFaults } = await import('../../../demo/sandbox/faults.ts');
  for (const [fault] of faults) expect(parseFaults(fault), fault).toBeDefined();
});

test('the page of faults names every kind of fault', async () => {
  const { spoilers } = await import('../../../demo/sandbox/faults.ts');
  const page = readFileSync(`${folder}/rehearsal.html`, 'utf8');
  expect(spoilers.filter((kind) => !page.includes(kind))).toEqual([]);
});

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementsPage } from '../../build/manifest/elements-page.ts';

test('docs/elements.md is what the code says of the elements (`npm run docs` brings it up to date)', async () => {
  expect(readFileSync('docs/elements.md', 'utf8')).toBe(await elementsPage());
});

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementsPage } from '../../docs/elements-page.ts';
import { wordpressAttributes, wordpressAttributesFile } from '../../docs/wordpress-attributes.ts';

test('docs/elements.md matches the code (`npm run docs` updates it)', async () => {
  expect(readFileSync('docs/elements.md', 'utf8')).toBe(await elementsPage());
});

test('the attributes of the WordPress plugin match the code (`npm run docs` updates them)', async () => {
  expect(readFileSync(wordpressAttributesFile, 'utf8')).toBe(await wordpressAttributes());
});

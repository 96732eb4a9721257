import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementsPage } from '../../docs/elements-page.ts';
import { docsLlmsFile, docsLlmsText, pageLlmsText } from '../../docs/llms-texts.ts';
import { wordpressAttributes, wordpressAttributesFile } from '../../docs/wordpress-attributes.ts';

test('docs/elements.md matches the code (`npm run docs` updates it)', async () => {
  expect(readFileSync('docs/elements.md', 'utf8')).toBe(await elementsPage());
});

test('docs/llms.txt matches the code and the index of the documentation (`npm run docs` updates it)', () => {
  const text = readFileSync(docsLlmsFile, 'utf8');
  expect(text).toBe(docsLlmsText());
  expect(text).toContain('- [Trip links](trip-links.md): links that carry a cart');
  expect(text).toMatch(/- \[`<transfers-box>`\]\(elements\.md\): .*`airport`/);
});

test('the llms.txt of the hosted page describes every route without a token, below its base path', () => {
  const text = pageLlmsText('/book/');
  expect(text).toMatch(/^- `\/book\/transfers`: the search form\. Query: `airport`/m);
  expect(text).toMatch(/^- `\/book\/`: \S/m);
  expect(text).toMatch(/^- `\/book\/activities\/:category\/:tour`: a tour/m);
  expect(text).not.toMatch(/:token|: $/m);
});

test('the attributes of the WordPress plugin match the code (`npm run docs` updates them)', async () => {
  expect(readFileSync(wordpressAttributesFile, 'utf8')).toBe(await wordpressAttributes());
});

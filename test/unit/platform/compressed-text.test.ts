import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressText, decompressText } from '../../../src/platform/compressed-text.ts';

test('any text comes back as it was, and needs no escaping in a URL', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const compressed = await compressText(text);
      expect(compressed).toMatch(/^[\w-]+$/);
      expect(await decompressText(compressed, 1_000_000)).toBe(text);
    }),
    { numRuns: 200 },
  );
});

test('a text that expands beyond the limit is given up, however little there is of it', async () => {
  const bomb = await compressText('0'.repeat(20_000_000));
  expect(bomb.length).toBeLessThan(40_000);
  expect(await decompressText(bomb, 65_536)).toBeUndefined();
  expect(await decompressText(await compressText('0'.repeat(65_536)), 65_536)).toHaveLength(65_536);
});

test.each(['', '=', 'a b', 'AAAA', '<script>', '!!', 'é'])('%j is no compressed text', async (text) => {
  expect(await decompressText(text, 1000)).toBeUndefined();
});

test('what was cut off or garbled is unreadable or another text, never an error', async () => {
  const compressed = await compressText('what was chosen '.repeat(20) + Math.PI.toString());
  await fc.assert(
    fc.asyncProperty(fc.nat(compressed.length - 1), fc.base64String(), async (at, other) => {
      const changed = compressed.slice(0, at) + other.replace(/[^\w]/g, '');
      expect(['string', 'undefined']).toContain(typeof (await decompressText(changed, 5000)));
    }),
    { numRuns: 300 },
  );
});

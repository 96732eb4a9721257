import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortedJson } from '../../../src/lib/json.ts';

it('gives equal data the same text, however it was put together, and leaves it the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = sortedJson(value);
      expect(sortedJson(turned(value))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

/** The same data, put together from its end. */
function turned(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).reverse())
      : part,
  );
}

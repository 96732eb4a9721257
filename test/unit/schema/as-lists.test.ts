import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { asLists, fromLists } from '../../../src/schema/as-lists.ts';

const First = v.object({ name: v.string(), legs: v.array(v.object({ at: v.number() })) });
const Second = v.object({
  ...First.entries,
  seats: v.optional(v.number(), 0),
  back: v.nullish(v.object({ at: v.number() }), null),
});

test('an object is the list of its values, in the order of its schema', () => {
  const value = { legs: [{ at: 1 }, { at: 2 }], name: 'there' };
  expect(asLists(First, value)).toEqual(['there', [[1], [2]]]);
  expect(fromLists(First, ['there', [[1], [2]]])).toEqual(value);
});

test('a list of an older version lacks the optional fields at its end', () => {
  expect(v.parse(Second, fromLists(Second, ['there', []]))).toEqual({
    name: 'there',
    legs: [],
    seats: 0,
    back: null,
  });
});

test.each([
  ['an object', { name: 'there', legs: [] }],
  ['a text', 'there'],
  ['a list that is too long', ['there', [], 1, null, 2]],
  ['a list that is too short', ['there']],
])('%s is not read', (_, written) => {
  expect(v.is(Second, fromLists(Second, written))).toBe(false);
});

test('what was written is read as it was', () => {
  const value = fc.record({
    name: fc.string(),
    legs: fc.array(fc.record({ at: fc.integer() })),
    seats: fc.nat(),
    back: fc.option(fc.record({ at: fc.integer() })),
  });
  fc.assert(
    fc.property(value, (one) => {
      expect(fromLists(Second, asLists(Second, one))).toEqual(one);
    }),
  );
});

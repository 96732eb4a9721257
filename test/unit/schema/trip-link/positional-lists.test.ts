import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fromPositionalLists, toPositionalLists } from '../../../../src/schema/trip-link/positional-lists.ts';

const OlderSchema = v.object({ name: v.string(), legs: v.array(v.object({ at: v.number() })) });
const NewerSchema = v.object({
  ...OlderSchema.entries,
  seats: v.optional(v.number(), 0),
  back: v.nullish(v.object({ at: v.number() }), null),
});

test('an object is written as the list of its values, in the order of its schema', () => {
  const value = { legs: [{ at: 1 }, { at: 2 }], name: 'there' };
  expect(toPositionalLists(OlderSchema, value)).toEqual(['there', [[1], [2]]]);
  expect(fromPositionalLists(OlderSchema, ['there', [[1], [2]]])).toEqual(value);
});

test.each([
  ['both have their defaults', { seats: 0, back: null }, ['there', []]],
  ['the last one has its default', { seats: 2, back: null }, ['there', [], 2]],
  ['the last one is set', { seats: 0, back: { at: 1 } }, ['there', [], 0, [1]]],
])('optional fields at the end: %s', (_, optional, written) => {
  expect(toPositionalLists(NewerSchema, { name: 'there', legs: [], ...optional })).toEqual(written);
});

test('a list from an older version may lack the optional fields at its end', () => {
  expect(v.parse(NewerSchema, fromPositionalLists(NewerSchema, ['there', []]))).toEqual({
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
  ['a list that lacks a required field', ['there']],
])('%s is rejected', (_, written) => {
  expect(v.is(NewerSchema, fromPositionalLists(NewerSchema, written))).toBe(false);
});

test('whatever is written is read back unchanged', () => {
  const values = fc.record({
    name: fc.string(),
    legs: fc.array(fc.record({ at: fc.integer() })),
    seats: fc.nat(),
    back: fc.option(fc.record({ at: fc.integer() })),
  });
  fc.assert(
    fc.property(values, (value) => {
      const read = fromPositionalLists(NewerSchema, toPositionalLists(NewerSchema, value));
      expect(v.parse(NewerSchema, read)).toEqual(value);
    }),
  );
});

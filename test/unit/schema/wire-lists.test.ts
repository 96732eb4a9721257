import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseJson } from '../../../src/lib/json.ts';
import { listOf, requiredList } from '../../../src/schema/wire-lists.ts';
import { WireIdSchema } from '../../../src/schema/wire-values.ts';

const ItemSchema = v.object({ id: WireIdSchema, kind: v.picklist(['a', 'b']) });
const validItem = fc.record({ id: fc.integer(), kind: fc.constantFrom('a', 'b') });
const mixedItems = fc.array(
  fc.oneof(
    validItem,
    fc.anything({ withNullPrototype: true }),
    fc.record({ id: fc.integer(), kind: fc.string() }),
  ),
);

test('a list drops malformed items and keeps the others in order', () => {
  fc.assert(
    fc.property(mixedItems, (values) => {
      const valid = values.filter((value) => v.is(ItemSchema, value));
      expect(v.parse(requiredList(ItemSchema), values)).toEqual(valid);
    }),
  );
});

test('anything but a list fails, or is empty where the list is optional', () => {
  for (const value of [null, undefined, { a: 1 }, 'a', 0]) {
    expect(v.is(requiredList(ItemSchema), value)).toBe(false);
    expect(v.parse(listOf(ItemSchema), value)).toEqual([]);
  }
});

const IdsSchema = requiredList(WireIdSchema);

test.each([
  [{ 0: 'a', 2: 'c' }, ['a', 'c']],
  [{ '10': 'k', '9': 'j' }, ['j', 'k']],
  [{ 1: 'a' }, ['a']],
  [{}, []],
  [[], []],
])('the list %j is read as %j', (value, items) => {
  expect(v.parse(IdsSchema, value)).toEqual(items);
  expect(v.parse(listOf(WireIdSchema), value)).toEqual(items);
});

test.each([{ a: 1 }, { 0: 'a', length: 1 }, { '01': 'a' }, { '-1': 'a' }, { '1.5': 'a' }, 'ab', 7, true])(
  '%j is not a list',
  (value) => {
    expect(v.is(IdsSchema, value)).toBe(false);
    expect(v.parse(listOf(WireIdSchema), value)).toEqual([]);
  },
);

test('a list with gaps, encoded as an object, loses none of its items', () => {
  const sparseLists = fc.array(fc.option(fc.integer(), { nil: undefined }));
  fc.assert(
    fc.property(sparseLists, (values) => {
      const encoded = JSON.stringify(Object.fromEntries(Object.entries(values)));
      const present = values.filter((value) => value !== undefined);
      expect(v.parse(IdsSchema, parseJson(encoded))).toEqual(present);
    }),
  );
});

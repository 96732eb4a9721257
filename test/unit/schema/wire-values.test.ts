import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { parseJson } from '../../../src/lib/json.ts';
import { object } from '../../../src/schema/object.ts';
import {
  AmountSchema,
  CountSchema,
  OptionalCountSchema,
  OptionalLatitudeSchema,
  OptionalLongitudeSchema,
  OptionalNumberSchema,
  OptionalTextSchema,
  RequiredFlagSchema,
  RequiredTextSchema,
  TextSchema,
  WireFlagSchema,
  WireIdSchema,
  WireNumberSchema,
  isSameId,
  optionalPart,
  optionalTolerantList,
  tolerantList,
} from '../../../src/schema/wire-values.ts';

const nothing = [undefined, null, ''];
const garbage = fc.anything({ withNullPrototype: true });

describe('numbers', () => {
  it('mean the same as numbers and as numeric strings', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (number) => {
        expect(v.parse(WireNumberSchema, String(number))).toBe(v.parse(WireNumberSchema, number) + 0);
      }),
      { examples: [[45], [-0.5], [1e12]] },
    );
  });

  test.each([
    ['45.00', 45],
    [' 7 ', 7],
    ['0', 0],
    ['-3.5', -3.5],
  ])('%j is %s', (text, number) => {
    expect(v.parse(WireNumberSchema, text)).toBe(number);
  });

  test.each([
    '',
    ' ',
    'abc',
    '1,234.50',
    '$5',
    'Infinity',
    NaN,
    Infinity,
    1e308,
    '-1e13',
    null,
    undefined,
    {},
    [5],
    true,
  ])('%j is none', (value) => {
    expect(v.is(WireNumberSchema, value)).toBe(false);
  });

  it('are never NaN, whatever arrives', () => {
    fc.assert(
      fc.property(garbage, (value) => {
        for (const schema of [WireNumberSchema, AmountSchema]) {
          const parsed = v.safeParse(schema, value);
          if (parsed.success) expect(Number.isFinite(parsed.output)).toBe(true);
        }
        const optional = v.parse(OptionalNumberSchema, value);
        expect(optional === undefined || Number.isFinite(optional)).toBe(true);
      }),
    );
  });

  test.each([
    [OptionalCountSchema, 100_000],
    [OptionalLatitudeSchema, 90],
    [OptionalLongitudeSchema, 180],
    [OptionalNumberSchema, 1e12],
  ])('has bounds: beyond them it is missing', (schema, largest) => {
    expect(v.parse(schema, -largest)).toBe(-largest);
    for (const beyond of [largest + 1, `-${largest + 1}`, '1e308'])
      expect(v.parse(schema, beyond)).toBeUndefined();
  });

  it('of what costs money or seats people drop their item beyond the bounds', () => {
    for (const schema of [AmountSchema, CountSchema]) expect(v.is(schema, '1e+308')).toBe(false);
    expect(parseJson('{"price": 1e999}')?.value).toEqual({ price: null });
  });

  test.each(nothing)('a missing amount (%j) is 0, and a missing number nothing', (value) => {
    expect(v.parse(AmountSchema, value)).toBe(0);
    expect(v.parse(OptionalNumberSchema, value)).toBeUndefined();
  });

  it('keeps 0 apart from nothing', () => {
    expect(v.parse(OptionalNumberSchema, 0)).toBe(0);
    expect(v.parse(OptionalNumberSchema, '0')).toBe(0);
  });
});

describe('texts', () => {
  test.each(nothing)('%j says nothing', (value) => {
    expect(v.parse(OptionalTextSchema, value)).toBeUndefined();
    expect(v.parse(TextSchema, value)).toBe('');
    expect(v.is(RequiredTextSchema, value)).toBe(false);
  });

  test.each([false, {}, [], ['a'], { toString: () => 'x' }])('%j is no text', (value) => {
    expect(v.parse(OptionalTextSchema, value)).toBeUndefined();
    expect(v.parse(TextSchema, value)).toBe('');
    expect(v.is(RequiredTextSchema, value)).toBe(false);
  });

  it('are texts or nothing, whatever arrives', () => {
    fc.assert(
      fc.property(garbage, (value) => {
        const text = v.parse(OptionalTextSchema, value);
        expect(text === undefined || (typeof text === 'string' && text !== '')).toBe(true);
      }),
    );
  });
});

describe('ids', () => {
  it('are kept as they came', () => {
    const ids = fc.oneof(fc.integer(), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(ids, (id) => {
        expect(v.parse(WireIdSchema, id)).toBe(id);
      }),
    );
    expect(v.parse(WireIdSchema, '007')).toBe('007');
  });

  test.each([...nothing, {}, true])('%j is none', (value) => {
    expect(v.is(WireIdSchema, value)).toBe(false);
  });
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['', false],
  ['false', false],
  [null, false],
  [undefined, false],
  [[], false],
  [{}, false],
])('the flag %j is %s', (value, flag) => {
  expect(v.parse(WireFlagSchema, value)).toBe(flag);
});

test.each([[undefined], [null], [{}], [[]]])('%j is no answer where a flag is required', (value) => {
  expect(v.is(RequiredFlagSchema, value)).toBe(false);
});

describe('lists', () => {
  const item = v.object({ id: WireIdSchema, kind: v.picklist(['a', 'b']) });
  const good = fc.record({ id: fc.integer(), kind: fc.constantFrom('a', 'b') });
  const mixed = fc.array(fc.oneof(good, garbage, fc.record({ id: fc.integer(), kind: fc.string() })));

  it('drop the items that do not fit and keep the others in order', () => {
    fc.assert(
      fc.property(mixed, (values) => {
        const fitting = values.filter((value) => v.is(item, value));
        expect(v.parse(tolerantList(item), values)).toEqual(fitting);
      }),
    );
  });

  it('must be lists', () => {
    for (const value of [null, undefined, { a: 1 }, 'a', 0]) {
      expect(v.is(tolerantList(item), value)).toBe(false);
      expect(v.parse(optionalTolerantList(item), value)).toEqual([]);
    }
  });
});

test.each([
  [7, 7, true],
  [7, '7', true],
  ['cun', 'cun', true],
  ['7', '07', false],
  [7, undefined, false],
  [undefined, undefined, false],
])('%j and %j are the same id: %s', (one, other, same) => {
  expect(isSameId(one, other)).toBe(same);
  expect(isSameId(other, one)).toBe(same);
});

describe('lists as other languages write them', () => {
  const list = tolerantList(WireIdSchema);
  test.each([
    [{ 0: 'a', 2: 'c' }, ['a', 'c']],
    [{ '10': 'k', '9': 'j' }, ['j', 'k']],
    [{ 1: 'a' }, ['a']],
    [{}, []],
    [[], []],
  ])('%j is %j', (value, items) => {
    expect(v.parse(list, value)).toEqual(items);
    expect(v.parse(optionalTolerantList(WireIdSchema), value)).toEqual(items);
  });

  test.each([{ a: 1 }, { 0: 'a', length: 1 }, { '01': 'a' }, { '-1': 'a' }, { '1.5': 'a' }, 'ab', 7, true])(
    '%j is no list',
    (value) => {
      expect(v.is(list, value)).toBe(false);
      expect(v.parse(optionalTolerantList(WireIdSchema), value)).toEqual([]);
    },
  );

  it('lose nothing by losing items before they are sent', () => {
    const gappy = fc.array(fc.option(fc.integer(), { nil: undefined }));
    fc.assert(
      fc.property(gappy, (values) => {
        const sent = JSON.stringify(Object.fromEntries(Object.entries(values)));
        const kept = values.filter((value) => value !== undefined);
        expect(v.parse(list, parseJson(sent)?.value)).toEqual(kept);
      }),
    );
  });

  test.each([[[]], [{}], [null], ['']])('%j is no part', (nothing) => {
    expect(v.parse(optionalPart(object({ days: CountSchema })), nothing)).toBeUndefined();
  });
});

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { parseJson } from '../../../src/lib/json.ts';
import { object } from '../../../src/schema/object.ts';
import {
  AmountSchema,
  CountSchema,
  FlagSchema,
  OptionalAmountSchema,
  OptionalCountSchema,
  OptionalLatitudeSchema,
  OptionalLongitudeSchema,
  OptionalTextSchema,
  RequiredAmountSchema,
  RequiredFlagSchema,
  RequiredTextSchema,
  TextSchema,
  WireIdSchema,
  isSameId,
  optionalPart,
} from '../../../src/schema/wire-values.ts';

const missing = [undefined, null, ''];
const garbage = fc.anything({ withNullPrototype: true });

describe('numbers', () => {
  it('are read from numbers and from numeric strings alike', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (number) => {
        expect(v.parse(RequiredAmountSchema, String(number))).toBe(v.parse(RequiredAmountSchema, number) + 0);
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
    expect(v.parse(RequiredAmountSchema, text)).toBe(number);
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
  ])('%j is not a number', (value) => {
    expect(v.is(RequiredAmountSchema, value)).toBe(false);
  });

  it('are never NaN, whatever arrives', () => {
    fc.assert(
      fc.property(garbage, (value) => {
        for (const schema of [RequiredAmountSchema, AmountSchema]) {
          const parsed = v.safeParse(schema, value);
          if (parsed.success) expect(Number.isFinite(parsed.output)).toBe(true);
        }
        const optional = v.parse(OptionalAmountSchema, value);
        expect(optional === undefined || Number.isFinite(optional)).toBe(true);
      }),
    );
  });

  test.each([
    [OptionalCountSchema, 100_000],
    [OptionalLatitudeSchema, 90],
    [OptionalLongitudeSchema, 180],
    [OptionalAmountSchema, 1e12],
  ])('beyond its bounds, an optional number is missing', (schema, max) => {
    expect(v.parse(schema, -max)).toBe(-max);
    for (const beyond of [max + 1, `-${max + 1}`, '1e308']) expect(v.parse(schema, beyond)).toBeUndefined();
  });

  it('fail beyond the bounds where they are an amount or a count', () => {
    for (const schema of [AmountSchema, CountSchema]) expect(v.is(schema, '1e+308')).toBe(false);
    expect(parseJson('{"price": 1e999}')).toEqual({ price: null });
  });

  test.each(missing)('%j is an amount of 0, but no optional number', (value) => {
    expect(v.parse(AmountSchema, value)).toBe(0);
    expect(v.parse(OptionalAmountSchema, value)).toBeUndefined();
  });

  it('are not missing when they are 0', () => {
    expect(v.parse(OptionalAmountSchema, 0)).toBe(0);
    expect(v.parse(OptionalAmountSchema, '0')).toBe(0);
  });
});

describe('texts', () => {
  test.each(missing)('%j is a missing text', (value) => {
    expect(v.parse(OptionalTextSchema, value)).toBeUndefined();
    expect(v.parse(TextSchema, value)).toBe('');
    expect(v.is(RequiredTextSchema, value)).toBe(false);
  });

  test.each([false, {}, [], ['a'], { toString: () => 'x' }])('%j is not a text', (value) => {
    expect(v.parse(OptionalTextSchema, value)).toBeUndefined();
    expect(v.parse(TextSchema, value)).toBe('');
    expect(v.is(RequiredTextSchema, value)).toBe(false);
  });

  it('are non-empty or undefined, whatever arrives', () => {
    fc.assert(
      fc.property(garbage, (value) => {
        const text = v.parse(OptionalTextSchema, value);
        expect(text === undefined || (typeof text === 'string' && text !== '')).toBe(true);
      }),
    );
  });
});

describe('ids', () => {
  it('are kept unchanged', () => {
    const ids = fc.oneof(fc.integer(), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(ids, (id) => {
        expect(v.parse(WireIdSchema, id)).toBe(id);
      }),
    );
    expect(v.parse(WireIdSchema, '007')).toBe('007');
  });

  test.each([...missing, {}, true])('%j is not an id', (value) => {
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
  expect(v.parse(FlagSchema, value)).toBe(flag);
});

test.each([[undefined], [null], [{}], [[]]])('%j fails where a flag is required', (value) => {
  expect(v.is(RequiredFlagSchema, value)).toBe(false);
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

test.each([[[]], [{}], [null], ['']])('%j means that an optional part is missing', (value) => {
  expect(v.parse(optionalPart(object({ days: CountSchema })), value)).toBeUndefined();
});

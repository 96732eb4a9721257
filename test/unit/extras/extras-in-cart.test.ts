import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeExtra, chosenExtras, countsInCart } from '../../../src/extras/extras-in-cart.ts';
import type { MutableCart } from '../../../src/schema/cart.ts';
import type { Extra } from '../../../src/schema/extra.ts';
import type { Priced } from '../../../src/schema/priced.ts';
import { extraOf } from './extra-samples.ts';

const count = fc.integer({ min: -3, max: 14 });
const change = fc.record({ adults: count, kids: count, units: count }, { requiredKeys: [] });
const catalogue = [extraOf({ id: 1 }), extraOf({ id: 'two', price_type: 'pax' }), extraOf({ id: 3 })];
const steps = fc.array(fc.tuple(fc.constantFrom(...catalogue), change), { maxLength: 12 });

function cartAfter(changes: [Priced<Extra>, Partial<Record<'adults' | 'kids' | 'units', number>>][]) {
  let lines: MutableCart['extras'] = [];
  changes.forEach(([one, to], index) => {
    lines = changeExtra(lines, one, to, `line-${index}`).lines;
  });
  return lines;
}

describe('changing the quantity of an extra', () => {
  it('adds, updates and removes its one line', () => {
    const added = changeExtra([], extraOf(), { units: 2 }, 'a');
    expect(added).toEqual({
      reason: 'add',
      lines: [
        {
          id: 'a',
          line: {
            extraSelected: { id: 7, name: 'Child seat', price_type: 'unit' },
            adults: 0,
            kids: 0,
            units: 2,
          },
          accepted: { total: 16, currency: 'usd' },
        },
      ],
    });
    const updated = changeExtra(added.lines, extraOf({ name: 'Silla' }), { units: 3 }, 'b');
    expect(updated).toMatchObject({
      reason: 'update',
      lines: [{ id: 'a', line: { extraSelected: { name: 'Silla' }, units: 3 } }],
    });
    expect(changeExtra(updated.lines, extraOf(), { units: 0 }, 'c')).toEqual({ reason: 'remove', lines: [] });
  });

  it('keeps the line until both adults and kids are 0', () => {
    const { lines } = changeExtra([], extraOf({ price_type: 'pax' }), { adults: 2, kids: 1 }, 'a');
    const withoutAdults = changeExtra(lines, extraOf({ price_type: 'pax' }), { adults: 0 }, 'b');
    expect(withoutAdults).toMatchObject({ reason: 'update', lines: [{ line: { adults: 0, kids: 1 } }] });
    expect(changeExtra(withoutAdults.lines, extraOf({ price_type: 'pax' }), { kids: 0 }, 'c').reason).toBe(
      'remove',
    );
  });

  it('finds the line by its id, as a number or as text', () => {
    const { lines } = changeExtra([], extraOf(), { units: 1 }, 'a');
    expect(countsInCart(lines, '7').units).toBe(1);
    expect(changeExtra(lines, extraOf({ id: '7' }), { units: 2 }, 'b').lines).toHaveLength(1);
  });

  it('reports when nothing changes', () => {
    const { lines } = changeExtra([], extraOf(), { units: 2 }, 'a');
    expect(changeExtra(lines, extraOf(), { units: 2 }, 'b')).toEqual({ reason: 'none', lines });
    expect(changeExtra([], extraOf(), { units: 0 }, 'a')).toEqual({ reason: 'none', lines: [] });
  });

  test('any changes leave one line per extra, with 0 to 10 of what its type counts and never only zeros', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const lines = cartAfter(changes);
        const ids = lines.map(({ line }) => line.extraSelected.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { line } of lines) {
          const { price_type } = line.extraSelected;
          const [counted, others] =
            price_type === 'pax'
              ? [[line.adults, line.kids], [line.units]]
              : [[line.units], [line.adults, line.kids]];
          expect(counted.every((number) => number >= 0 && number <= 10)).toBe(true);
          expect(counted.some((number) => number > 0)).toBe(true);
          expect(others.every((number) => number === 0)).toBe(true);
        }
      }),
    );
  });

  test('any change sets the quantity within the limits, and reports what happened to the line', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...catalogue), change, (before, one, to) => {
        const lines = cartAfter(before);
        const result = changeExtra(lines, one, to, 'new');
        const had = lines.some(({ line }) => line.extraSelected.id === one.id);
        const has = result.lines.some(({ line }) => line.extraSelected.id === one.id);
        const same = JSON.stringify(result.lines) === JSON.stringify(lines);
        const expected = had ? (has ? 'update' : 'remove') : has ? 'add' : 'none';
        expect(result.reason).toBe(same ? 'none' : expected);
        for (const field of one.price_type === 'pax' ? (['adults', 'kids'] as const) : (['units'] as const)) {
          const wanted = to[field] ?? countsInCart(lines, one.id)[field];
          expect(countsInCart(result.lines, one.id)[field]).toBe(Math.min(Math.max(wanted, 0), 10));
        }
      }),
    );
  });
});

it('counts the extras in the cart, and estimates what they cost', () => {
  const seat = extraOf({ id: 1, price_unit: 8 });
  const tickets = extraOf({ id: 2, price_type: 'pax', price_adults: 5, price_kids: 2.5 });
  const sim = extraOf({ id: 3 });
  const withSeats = changeExtra([], seat, { units: 2 }, 'a').lines;
  const { lines } = changeExtra(withSeats, tickets, { adults: 2, kids: 1 }, 'b');
  expect(chosenExtras([seat, tickets, sim], lines)).toEqual({ count: 5, total: 28.5 });
  expect(chosenExtras([sim], lines)).toEqual({ count: 0, total: 0 });
});

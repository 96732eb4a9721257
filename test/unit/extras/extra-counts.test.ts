import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeExtra, countsInCart, extrasByNeed, isForKids } from '../../../src/extras/extra-counts.ts';
import type { CartLists } from '../../../src/schema/cart.ts';
import type { Extra } from '../../../src/schema/extra.ts';

const extra = (changes: Partial<Extra> = {}): Extra => ({
  id: 7,
  name: 'Child seat',
  image_url: undefined,
  price_type: 'unit',
  price_adults: 0,
  price_kids: 0,
  price_unit: 8,
  ...changes,
});

const count = fc.integer({ min: -3, max: 14 });
const change = fc.record({ adults: count, kids: count, units: count }, { requiredKeys: [] });
const catalogue = [extra({ id: 1 }), extra({ id: 'two', price_type: 'pax' }), extra({ id: 3 })];
const steps = fc.array(fc.tuple(fc.constantFrom(...catalogue), change), { maxLength: 12 });

function cartAfter(changes: [Extra, Partial<Record<'adults' | 'kids' | 'units', number>>][]) {
  let lines: CartLists['extras'] = [];
  changes.forEach(([one, to], index) => {
    lines = changeExtra(lines, one, to, `line-${index}`).lines;
  });
  return lines;
}

describe('setting how many of an extra are wanted', () => {
  it('adds, updates and removes its one line', () => {
    const added = changeExtra([], extra(), { units: 2 }, 'a');
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
        },
      ],
    });
    const updated = changeExtra(added.lines, extra({ name: 'Silla' }), { units: 3 }, 'b');
    expect(updated).toMatchObject({
      reason: 'update',
      lines: [{ id: 'a', line: { extraSelected: { name: 'Silla' }, units: 3 } }],
    });
    expect(changeExtra(updated.lines, extra(), { units: 0 }, 'c')).toEqual({ reason: 'remove', lines: [] });
  });

  it('keeps a line while either adults or kids are left', () => {
    const { lines } = changeExtra([], extra({ price_type: 'pax' }), { adults: 2, kids: 1 }, 'a');
    const adultsGone = changeExtra(lines, extra({ price_type: 'pax' }), { adults: 0 }, 'b');
    expect(adultsGone).toMatchObject({ reason: 'update', lines: [{ line: { adults: 0, kids: 1 } }] });
    expect(changeExtra(adultsGone.lines, extra({ price_type: 'pax' }), { kids: 0 }, 'c').reason).toBe(
      'remove',
    );
  });

  it('knows its line by an id that has become text', () => {
    const { lines } = changeExtra([], extra(), { units: 1 }, 'a');
    expect(countsInCart(lines, '7').units).toBe(1);
    expect(changeExtra(lines, extra({ id: '7' }), { units: 2 }, 'b').lines).toHaveLength(1);
  });

  it('says when nothing changes', () => {
    const { lines } = changeExtra([], extra(), { units: 2 }, 'a');
    expect(changeExtra(lines, extra(), { units: 2 }, 'b')).toEqual({ reason: 'none', lines });
    expect(changeExtra([], extra(), { units: 0 }, 'a')).toEqual({ reason: 'none', lines: [] });
  });

  test('whatever is set: one line per extra, 0 to 10 of what its type counts, never an empty line', () => {
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

  test('whatever is set: the last allowed number is what the cart holds, and the reason fits', () => {
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

describe('the order of the list', () => {
  const names = (kids: number) =>
    extrasByNeed(
      [
        extra({ name: 'SIM card' }),
        extra({ name: 'Booster seat' }),
        extra({ name: 'Fast lane' }),
        extra({ name: 'Silla para bebé' }),
      ],
      kids,
    ).map(({ name }) => name);

  it('is the provider’s without kids, and puts what kids need first with them', () => {
    expect(names(0)).toEqual(['SIM card', 'Booster seat', 'Fast lane', 'Silla para bebé']);
    expect(names(1)).toEqual(['Booster seat', 'Silla para bebé', 'SIM card', 'Fast lane']);
  });

  it.each([
    ['Child seat (1 to 4 years)', true],
    ['Silla para niños', true],
    ['Asiento infantil', true],
    ['BABY STROLLER', true],
    ['Wheelchair', false],
    ['Departure lounge', false],
  ])('%s', (name, expected) => expect(isForKids(extra({ name }))).toBe(expected));
});

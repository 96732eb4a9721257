import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  cheapestOptionRef,
  optionsWithSeats,
  isPrivate,
  isShared,
  largestCapacity,
  pricePerPerson,
  roundtripSaving,
  isTripKindOffered,
  visibleOptions,
} from '../../../../src/trip/pricing/price-options.ts';
import { priceOfTrip } from '../../../../src/trip/pricing/trip-price.ts';
import type { PriceOption } from '../../../../src/schema/price-option.ts';
import { aPrice } from '../../../fixtures/transfer.ts';

const seats = (...capacities: number[]) =>
  capacities.map((max_pax, index) => aPrice({ ref: index, max_pax }));
const capacitiesOf = (options: readonly PriceOption[]) => options.map(({ max_pax }) => max_pax);

describe('which options are shown', () => {
  test.each([
    ['a vehicle with exactly enough seats fits', [4], 4, [4]],
    ['one seat too few does not fit', [3], 4, []],
    ['the smallest vehicle comes first, whatever the order of the answer', [50, 3, 10, 5], 3, [3, 5, 10, 50]],
    ['nobody asked for: every vehicle fits', [2, 1], 0, [1, 2]],
    ['no options: nothing to show', [], 1, []],
  ])('%s', (_, capacities, passengers, shown) => {
    expect(capacitiesOf(optionsWithSeats(seats(...capacities), passengers))).toEqual(shown);
  });

  const options = fc.array(fc.integer({ min: 1, max: 60 })).map((capacities) => seats(...capacities));
  const passengers = fc.integer({ min: 1, max: 200 });

  it('keeps those that fit the party, ascending, and equal ones in the order of the answer', () => {
    fc.assert(
      fc.property(options, passengers, (all, count) => {
        const shown = optionsWithSeats(all, count);
        for (const option of all) expect(shown.includes(option)).toBe(option.max_pax >= count);
        expect(new Set(shown).size).toBe(shown.length);
        shown.slice(1).forEach((option, index) => {
          const before = shown[index];
          const inOrder =
            before &&
            (before.max_pax < option.max_pax ||
              (before.max_pax === option.max_pax && all.indexOf(before) < all.indexOf(option)));
          expect(inOrder).toBe(true);
        });
      }),
    );
  });

  it('leaves the answer unchanged', () => {
    fc.assert(
      fc.property(options, passengers, (all, count) => {
        const copy = [...all];
        optionsWithSeats(all, count);
        expect(all).toEqual(copy);
      }),
    );
  });

  it('shows nothing exactly when the party is larger than the largest vehicle', () => {
    fc.assert(
      fc.property(options, passengers, (all, count) => {
        expect(optionsWithSeats(all, count).length === 0).toBe(largestCapacity(all) < count);
      }),
    );
  });
});

test('the largest capacity counts whole seats', () => {
  expect(largestCapacity(seats(1, 3.5))).toBe(3);
  expect(largestCapacity([])).toBe(0);
});

test.each([
  ['the answer is for this party', 4, { adults: 3, kids: 1 }, [4, 9]],
  ['a passenger was added: what has become too small stays', 4, { adults: 2, kids: 0 }, [2, 4, 9]],
  ['a passenger was taken off', 2, { adults: 3, kids: 1 }, [2, 4, 9]],
])('options on screen while %s', (_, passengers, pricedParty, shown) => {
  expect(capacitiesOf(visibleOptions(seats(9, 1, 4, 2), passengers, pricedParty))).toEqual(shown);
});

describe('which trips are offered', () => {
  const shown = { oneway: false, roundtrip: false };
  test.each([
    ['a price above 0 is sold', 'oneway', { oneway_price: 0.01 }, shown, true],
    ['a price of 0 is not', 'oneway', { oneway_price: 0 }, shown, false],
    ['a round trip at 0 is not', 'roundtrip', { roundtrip_price: 0 }, shown, false],
    ['each trip looks at its own price', 'roundtrip', { oneway_price: 0, roundtrip_price: 9 }, shown, true],
    ['hidden one-way prices', 'oneway', {}, { ...shown, oneway: true }, false],
    ['hidden round-trip prices', 'roundtrip', {}, { ...shown, roundtrip: true }, false],
    ['a flag hides its own trip only', 'oneway', {}, { ...shown, roundtrip: true }, true],
  ] as const)('%s', (_, trip, changes, hidden, offered) => {
    expect(isTripKindOffered(aPrice(changes), trip, hidden)).toBe(offered);
  });

  it('is sold and not hidden, and nothing else counts', () => {
    const price = fc.double({ min: -10, max: 10, noNaN: true });
    const flags = fc.record({ oneway: fc.boolean(), roundtrip: fc.boolean() });
    const trips = fc.constantFrom('oneway' as const, 'roundtrip' as const);
    fc.assert(
      fc.property(price, price, trips, flags, (oneway_price, roundtrip_price, trip, hidden) => {
        const own = trip === 'oneway' ? oneway_price : roundtrip_price;
        const option = aPrice({ oneway_price, roundtrip_price });
        expect(isTripKindOffered(option, trip, hidden)).toBe(own > 0 && !hidden[trip]);
        expect(priceOfTrip(option, trip)).toBe(own);
      }),
    );
  });
});

describe('the saving of a round trip', () => {
  test.each([
    ['is measured against two single trips', 45, 80, 10],
    ['is nothing when it costs the same', 40, 80, 0],
    ['is never negative', 40, 90, 0],
    ['is nothing below a cent, as converted prices may differ', 45.6667, 91.333, 0],
    ['is a cent', 45.67, 91.33, 0.01],
    ['is nothing where single trips are not sold', 0, 80, 0],
    ['is nothing where round trips are not sold', 45, 0, 0],
  ])('%s', (_, oneway_price, roundtrip_price, saving) => {
    expect(roundtripSaving(aPrice({ oneway_price, roundtrip_price }))).toBe(saving);
  });
});

describe('the price per person', () => {
  test.each([
    ['is a share of what a private vehicle costs', 'private', 62, 2, 31, false],
    ['is rounded to a cent', 'private', 62, 3, 20.67, false],
    ['is that of a seat in a shared vehicle', 'shared', 63, 3, 21, true],
    ['is that of a seat if it has cents', 'shared', 60.45, 3, 20.15, true],
    ['is none of a seat where the sum was rounded', 'shared', 62, 3, 20.67, false],
  ])('%s', (_, type, oneway_price, passengers, amount, isSeatPrice) => {
    const option = aPrice({ type, oneway_price });
    expect(pricePerPerson(option, 'oneway', passengers)).toEqual({ amount, isSeatPrice });
  });

  it('is of the trip kind that is asked for', () => {
    const option = aPrice({ oneway_price: 40, roundtrip_price: 76 });
    expect(pricePerPerson(option, 'roundtrip', 2).amount).toBe(38);
  });
});

test.each([
  ['private', true],
  ['Private', true],
  ['shared', false],
  ['luxury', false],
  ['', false],
])('a vehicle of type "%s" is private: %s', (type, expected) => {
  expect(isPrivate(aPrice({ type }))).toBe(expected);
});

test.each([
  ['shared', true],
  ['Shared', true],
  ['', true],
  ['private', false],
  ['luxury', false],
])('a vehicle of type "%s" is shared: %s', (type, expected) => {
  expect(isShared(aPrice({ type }))).toBe(expected);
});

describe('the cheapest option', () => {
  const priced = (...prices: [oneway: number, roundtrip: number][]) =>
    prices.map(([oneway_price, roundtrip_price], ref) => aPrice({ ref, oneway_price, roundtrip_price }));

  test.each([
    ['that of the trip kind: one way', priced([50, 90], [60, 80]), 'oneway' as const, 0],
    ['that of the trip kind: round trip', priced([50, 90], [60, 80]), 'roundtrip' as const, 1],
    ['the first of equals', priced([50, 90], [50, 90]), 'oneway' as const, 0],
    ['one without a price does not count', priced([0, 90], [60, 80], [70, 80]), 'oneway' as const, 1],
    ['a single one has nothing to be compared with', priced([50, 90]), 'oneway' as const, undefined],
    ['nor has a single one with a price', priced([50, 90], [0, 80]), 'oneway' as const, undefined],
    ['there are none', [], 'oneway' as const, undefined],
  ])('%s', (_, options, tripKind, cheapest) => {
    expect(cheapestOptionRef(options, tripKind)).toBe(cheapest);
  });
});

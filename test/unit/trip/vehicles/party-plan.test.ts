import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  planParty,
  type PartyPlan,
  type PartyPlanRequest,
} from '../../../../src/trip/vehicles/party-plan.ts';
import { priceOfTrip } from '../../../../src/trip/pricing/trip-price.ts';
import type { PriceOption } from '../../../../src/schema/price-option.ts';
import { aPrice } from '../../../fixtures/transfer.ts';

const shown = { oneway: false, roundtrip: false };
const vehicle = (max_pax: number, oneway_price: number, changes: Partial<PriceOption> = {}) =>
  aPrice({ ref: `${max_pax} for ${oneway_price}`, max_pax, oneway_price, ...changes });
const plan = (
  options: PriceOption[],
  adults: number,
  more: Partial<PartyPlanRequest & { kids: number }> = {},
) =>
  planParty({
    options,
    party: { adults, kids: more.kids ?? 0 },
    tripKind: 'oneway',
    hiddenKinds: shown,
    ...more,
  });
const inside = (result: PartyPlan) =>
  result.ok
    ? result.vehicles.map(({ option, adults, kids }) => [option.max_pax, adults, kids])
    : result.reason;

describe('the cheapest vehicles for a party', () => {
  const car = vehicle(3, 30);
  const van = vehicle(9, 80);
  const bus = vehicle(16, 150);

  test.each([
    ['two, even if one holds everybody for less', [van], 6, 0, [[9, 3, 0], [9, 3, 0]]], // prettier-ignore
    ['two that cost less than the one that would do', [car, van], 5, 0, [[3, 3, 0], [3, 2, 0]]], // prettier-ignore
    ['two rather than four at the same price', [vehicle(3, 40), vehicle(9, 120)], 12, 0, [[9, 9, 0], [3, 3, 0]]], // prettier-ignore
    ['several of the same option', [van], 20, 0, [[9, 7, 0], [9, 7, 0], [9, 6, 0]]], // prettier-ignore
    ['the largest first, filled in proportion to its seats', [car, bus], 18, 0, [[16, 16, 0], [3, 2, 0]]], // prettier-ignore
    ['with an adult in each, and the kids among them', [van], 3, 9, [[9, 2, 4], [9, 1, 5]]], // prettier-ignore
    ['exactly four full ones', [car], 12, 0, [[3, 3, 0], [3, 3, 0], [3, 3, 0], [3, 3, 0]]], // prettier-ignore
  ])('are %s', (_, options, adults, kids, expected) => {
    expect(inside(plan(options, adults, { kids }))).toEqual(expected);
  });

  test.each([
    ['a fifth vehicle would be needed', [car], 13, 0, 'too-many-people'],
    ['nobody drives for two cars with one adult', [car], 1, 4, 'too-few-adults'],
    ['one adult cannot be split, though a van would do', [van], 1, 3, 'too-few-adults'],
    ['nothing is offered', [], 3, 0, 'none-sold'],
    ['only shared seats are offered', [vehicle(9, 9, { type: 'shared' })], 3, 0, 'none-sold'],
    ['the trip kind is not sold', [vehicle(9, 0)], 3, 0, 'none-sold'],
  ])('do not exist: %s', (_, options, adults, kids, reason) => {
    expect(inside(plan(options, adults, { kids }))).toBe(reason);
  });

  it('are those of the trip kind, unless the page hides it', () => {
    const dear = vehicle(9, 50, { roundtrip_price: 200 });
    const cheap = vehicle(8, 60, { roundtrip_price: 90 });
    const inTwo = (seats: number) => [[seats, 4, 0], [seats, 4, 0]]; // prettier-ignore
    expect(inside(plan([dear, cheap], 8))).toEqual(inTwo(9));
    expect(inside(plan([dear, cheap], 8, { tripKind: 'roundtrip' }))).toEqual(inTwo(8));
    expect(inside(plan([dear], 8, { hiddenKinds: { oneway: true, roundtrip: false } }))).toBe('hidden');
    expect(inside(plan([dear], 8, { hiddenKinds: { oneway: true, roundtrip: true } }))).toBe('hidden');
  });

  test.each([
    ['less than the only vehicle that seats everybody', [car, van], 5, true],
    ['as much as a single vehicle', [car, vehicle(9, 60)], 5, false],
    ['more than a single vehicle', [van], 6, false],
    [
      'more than a shared seat, which is not for a whole vehicle',
      [car, vehicle(9, 20, { type: 'shared' })],
      5,
      true,
    ],
    ['what no single vehicle can do', [van], 10, true],
  ])('that cost %s: the cheapest choice → %s', (_, options, adults, expected) => {
    expect(plan(options, adults)).toMatchObject({ ok: true, isCheapest: expected });
  });
});

const amount = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 4000 }).map((cents) => cents / 100)); // prettier-ignore
const anOption = fc.record({
  type: fc.constantFrom('private', 'private', 'private', 'shared'),
  max_pax: fc.integer({ min: 1, max: 20 }),
  oneway_price: amount,
  roundtrip_price: amount,
});
const optionsUpTo = (most: number) =>
  fc
    .array(anOption, { maxLength: most })
    .map((list) => list.map((changes, ref) => aPrice({ ref, ...changes })));
const question = fc.record({
  options: optionsUpTo(8),
  party: fc
    .record({ adults: fc.integer({ min: 1, max: 60 }), kids: fc.integer({ min: 0, max: 59 }) })
    .filter(({ adults, kids }) => adults + kids <= 60),
  tripKind: fc.constantFrom('oneway' as const, 'roundtrip' as const),
  hiddenKinds: fc.record({ oneway: fc.boolean(), roundtrip: fc.constant(false) }),
});

/** Every way to take two to four vehicles, one after another, without any thought. */
function everyWay({ options, party, tripKind, hiddenKinds }: PartyPlanRequest) {
  const sold = hiddenKinds[tripKind]
    ? []
    : options.filter((option) => option.type === 'private' && priceOfTrip(option, tripKind) > 0);
  let best: { cents: number; count: number } | undefined;
  const ways: PriceOption[][] = [[]];
  for (let way = ways.pop(); way; way = ways.pop()) {
    const seats = way.reduce((sum, { max_pax }) => sum + max_pax, 0);
    const cents = way.reduce((sum, option) => sum + Math.round(priceOfTrip(option, tripKind) * 100), 0);
    const count = way.length;
    const does = count >= 2 && count <= party.adults && seats >= party.adults + party.kids;
    if (does && (!best || cents < best.cents || (cents === best.cents && count < best.count)))
      best = { cents, count };
    if (count < 4) for (const option of sold) ways.push([...way, option]);
  }
  return best;
}

describe('whatever is on offer', () => {
  it('the plan costs what the cheapest of all sets costs, with as few vehicles', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const result = planParty(asked);
        const best = everyWay(asked);
        expect(result.ok && { cents: Math.round(result.total * 100), count: result.vehicles.length }).toEqual(
          best ?? false,
        );
      }),
      { numRuns: 150 },
    );
  });

  it('everyone has exactly one seat, and every vehicle an adult', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const result = planParty(asked);
        if (!result.ok) return;
        const sum = (part: 'adults' | 'kids') => result.vehicles.reduce((all, one) => all + one[part], 0);
        expect({ adults: sum('adults'), kids: sum('kids') }).toEqual(asked.party);
        for (const { option, adults, kids } of result.vehicles) {
          expect(adults).toBeGreaterThanOrEqual(1);
          expect(kids).toBeGreaterThanOrEqual(0);
          expect(adults + kids).toBeLessThanOrEqual(option.max_pax);
        }
      }),
    );
  });

  it('the order of the options changes nothing', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(planParty({ ...asked, options: asked.options.toReversed() })).toEqual(planParty(asked));
      }),
    );
  });
});

it('30 options take less than 20 ms', () => {
  const options = fc.sample(fc.array(anOption, { minLength: 30, maxLength: 30 }), { numRuns: 1, seed: 7 })[0];
  const thirty = (options ?? []).map((changes, ref) => aPrice({ ref, ...changes, type: 'private' }));
  const times = [10, 20, 30, 40, 45, 50, 55, 60, 70].map((adults) => {
    const from = performance.now();
    plan(thirty, adults, { kids: 3 });
    return performance.now() - from;
  });
  expect(times.toSorted((one, other) => one - other)[4]).toBeLessThan(20);
});

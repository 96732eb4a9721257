import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripHints } from '../../../../src/cart/issues/trip-hints.ts';
import type { Cart } from '../../../../src/schema/cart.ts';
import { aTourLine } from '../../../fixtures/tour-line.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';

type Tours = Cart['tours'];
type Transfers = Cart['transfers'];

const tour = (id: string, at: string): Tours[number] => {
  const [tourDate = '', schedule = ''] = at.split(' ');
  return { id, line: aTourLine({ tourDate, schedule }) };
};
const arrival = (at: string, flight = at): Transfers[number] => ({
  id: 'arrival',
  line: aTransferLine({ serviceDatetime: `${at}:00`, serviceFlightDatetime: `${flight}:00` }),
});
const departure = (at: string): Transfers[number] => ({
  id: 'departure',
  line: aTransferLine({ tripType: 'H2A', serviceDatetime: `${at}:00`, serviceFlightDatetime: `${at}:00` }),
});

/** The codes by line, for tours of two and a half hours. */
function hints(
  tours: Tours,
  transfers: Transfers = [],
  { duration = { days: 0, hours: 2, minutes: 30 }, driving = undefined as number | undefined } = {},
) {
  const found = tripHints(
    { tours, transfers },
    { durationOf: () => duration, drivingMinutesOf: () => driving },
  );
  return Object.fromEntries(
    [...found].flatMap(([id, issues]) => (issues.length > 0 ? [[id, issues.map(({ code }) => code)]] : [])),
  );
}

const unknown = { durationOf: () => undefined, drivingMinutesOf: () => undefined };

describe('two tours overlap', () => {
  it.each([
    ['start together', '09:00', true],
    ['one starts a minute before the other is back', '11:29', true],
    ['one starts when the other is back', '11:30', false],
    ['one is over before the other starts', '14:00', false],
  ])('if they do: %s', (_, time, overlaps) => {
    const found = hints([tour('a', '2026-06-11 09:00'), tour('b', `2026-06-11 ${time}`)]);
    expect(found).toEqual(overlaps ? { a: ['overlap'], b: ['overlap'] } : {});
  });

  it('over midnight, and over days', () => {
    const tours = [tour('a', '2026-06-11 22:00'), tour('b', '2026-06-12 00:15')];
    expect(Object.keys(hints(tours))).toEqual(['a', 'b']);
    const twoDays = { days: 2, hours: 0, minutes: 0 };
    expect(
      hints([tour('a', '2026-06-11 09:00'), tour('b', '2026-06-13 08:59')], [], { duration: twoDays }),
    ).toHaveProperty('b');
    expect(
      hints([tour('a', '2026-06-11 09:00'), tour('b', '2026-06-13 09:00')], [], { duration: twoDays }),
    ).toEqual({});
  });

  it('only if they start together, while their durations are unknown', () => {
    const tours = [
      tour('a', '2026-06-11 09:00'),
      tour('b', '2026-06-11 09:01'),
      tour('c', '2026-06-11 09:01'),
    ];
    const found = tripHints({ tours, transfers: [] }, unknown);
    expect(found.get('a')).toEqual([]);
    expect(found.get('b')).toEqual([{ code: 'overlap', with: 'c' }]);
  });
});

describe('a tour and the stay', () => {
  const from = arrival('2026-06-11 15:00', '2026-06-11 14:00');
  const to = departure('2026-06-18 09:00');

  it.each([
    ['before the pickup on the day of arrival', '2026-06-11 14:59', 'before-arrival'],
    ['with the pickup', '2026-06-11 15:00', undefined],
    ['the day before', '2026-06-10 16:00', 'outside-stay'],
    ['in between', '2026-06-14 09:00', undefined],
    ['with the departure pickup', '2026-06-18 09:00', 'after-departure'],
    ['before the departure pickup, and back in time', '2026-06-18 06:30', undefined],
    ['the day after', '2026-06-19 09:00', 'outside-stay'],
  ])('%s', (_, at, code) => {
    expect(hints([tour('a', at)], [from, to])).toEqual(code ? { a: [code] } : {});
  });

  it.each([
    ['a minute before the party can be there', '2026-06-11 16:19', 'before-arrival'],
    ['when the party can be there', '2026-06-11 16:20', undefined],
  ])('begins after the drive, if it is known: %s', (_, at, code) => {
    expect(hints([tour('a', at)], [from, to], { driving: 80 })).toEqual(code ? { a: [code] } : {});
  });

  it('begins after midnight, if the drive ends then', () => {
    const night = arrival('2026-06-11 23:30', '2026-06-11 22:30');
    expect(hints([tour('a', '2026-06-12 00:15')], [night, to], { driving: 60 })).toEqual({
      a: ['before-arrival'],
    });
  });

  it.each([
    ['in the first', '2026-06-14 09:00', undefined],
    ['on the day on which the first ends, after the pickup', '2026-06-18 12:00', 'after-departure'],
    ['between the two', '2026-06-20 09:00', 'outside-stay'],
    ['on the day on which the second begins, before the pickup', '2026-06-22 09:00', 'before-arrival'],
    ['in the second, whose end is unknown', '2026-06-30 09:00', undefined],
  ])('may be one of two: %s', (_, at, code) => {
    const again = { ...arrival('2026-06-22 15:00'), id: 'again' };
    expect(hints([tour('a', at)], [again, to, from])).toEqual(code ? { a: [code] } : {});
  });

  it('is only before the arrival, or after the departure, if the other end is unknown', () => {
    expect(hints([tour('a', '2026-06-01 09:00')], [from])).toEqual({ a: ['before-arrival'] });
    expect(hints([tour('a', '2026-06-30 09:00')], [to])).toEqual({ a: ['after-departure'] });
  });

  it('reaches from the first of several arrivals to the last departure', () => {
    const late = { ...arrival('2026-06-12 15:00'), id: 'late' };
    expect(hints([tour('a', '2026-06-11 16:00')], [late, from, to])).toEqual({});
  });

  it('is unknown for those who leave before they arrive', () => {
    const home = [departure('2026-06-11 09:00'), arrival('2026-06-18 15:00')];
    expect(hints([tour('a', '2026-06-14 09:00')], home)).toEqual({});
  });
});

describe('a pickup', () => {
  it.each([
    ['while a tour is out', '10:00', true],
    ['when it is back', '11:30', false],
  ])('for the departure %s', (_, time, isHint) => {
    const found = hints([tour('a', '2026-06-18 09:00')], [departure(`2026-06-18 ${time}`)]);
    expect(found).toEqual(isHint ? { departure: ['departure-before-return'] } : {});
  });

  it.each([
    ['before the flight arrives', '13:59', true],
    ['when it arrives', '14:00', false],
  ])('on arrival %s', (_, time, isHint) => {
    const found = hints([], [arrival(`2026-06-11 ${time}`, '2026-06-11 14:00')]);
    expect(found).toEqual(isHint ? { arrival: ['pickup-before-arrival'] } : {});
  });
});

describe('for any trip', () => {
  const moment = fc
    .record({ day: fc.integer({ min: 10, max: 14 }), hour: fc.integer({ min: 0, max: 23 }) })
    .map(({ day, hour }) => `2026-06-${day} ${String(hour).padStart(2, '0')}:00`);
  const tours = fc
    .array(moment, { maxLength: 5 })
    .map((starts) => starts.map((at, index) => tour(`t${index}`, at)));
  const transfers = fc
    .tuple(fc.option(moment), fc.option(moment))
    .map(([from, to]) => [...(from ? [arrival(from)] : []), ...(to ? [departure(to)] : [])]);
  const minutes = fc.integer({ min: 0, max: 3000 });
  const found = (cart: Pick<Cart, 'tours' | 'transfers'>, lasting: number) =>
    tripHints(cart, {
      durationOf: () => ({ days: 0, hours: 0, minutes: lasting }),
      drivingMinutesOf: () => lasting,
    });

  it('overlaps are mutual', () => {
    fc.assert(
      fc.property(tours, minutes, (some, lasting) => {
        const hinted = found({ tours: some, transfers: [] }, lasting);
        for (const [id, issues] of hinted)
          for (const issue of issues)
            if (issue.code === 'overlap')
              expect(hinted.get(issue.with)).toContainEqual({ code: 'overlap', with: id });
      }),
    );
  });

  it('the order of the lines does not matter', () => {
    const sorted = (cart: Pick<Cart, 'tours' | 'transfers'>, lasting: number) =>
      [...found(cart, lasting)]
        .map(([id, issues]) => [id, issues.map((issue) => JSON.stringify(issue)).toSorted()])
        .toSorted();
    fc.assert(
      fc.property(tours, transfers, minutes, (some, rides, lasting) => {
        const turned = { tours: some.toReversed(), transfers: rides.toReversed() };
        expect(sorted(turned, lasting)).toEqual(sorted({ tours: some, transfers: rides }, lasting));
      }),
    );
  });

  it('a line less makes no new hints', () => {
    fc.assert(
      fc.property(tours, transfers, minutes, (some, rides, lasting) => {
        const all = found({ tours: some, transfers: rides }, lasting);
        for (const [id, issues] of found({ tours: some.slice(1), transfers: rides }, lasting))
          for (const issue of issues) expect(all.get(id)).toContainEqual(issue);
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { lostService } from '../../../src/cart/unavailable-service.ts';
import { mergedExtras } from '../../../src/cart/renewed-lines.ts';
import { soundCart } from '../../../src/cart/sound-cart.ts';
import { aTourLine } from '../../fixtures/tour-line.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';
import { childSeat } from './cart-samples.ts';

const now = new Date('2026-05-01T12:00:00Z');
const none = { transfers: [], tours: [], extras: [] };

test('what the forms make stays as it is', () => {
  const lines = {
    transfers: [{ id: 'a', line: aTransferLine() }],
    tours: [{ id: 'b', line: aTourLine() }],
    extras: [{ id: 'c', line: childSeat }],
  };
  expect(soundCart(lines, now)).toEqual({ lines, lost: [] });
});

test('a spoilt transfer can be chosen again', () => {
  const line = aTransferLine({ adults: -4, roundtrip: false });
  const { lines, lost } = soundCart({ ...none, transfers: [{ id: 'a', line }] }, now);
  expect(lines.transfers).toEqual([]);
  expect(lost).toMatchObject([{ id: 'a', part: 'transfers', reason: 'not-valid' }]);
  expect(lost.map(lostService)).toMatchObject([{ carried: { from: 'cun', to: 'hotel-7', adults: 1 } }]);
});

test.each<[string, string, string | undefined, string]>([
  ['2019-12-10 12:35:00', '2026-12-10 13:05:00', 'too-late', 'a flight of years ago cannot be mended'],
  ['2026-04-28 11:00:00', '2026-05-20 13:05:00', 'too-late', 'nor one of more than two days ago'],
  ['2026-04-30 13:00:00', '2026-05-20 13:05:00', undefined, 'but of yesterday by some clock it can be'],
  ['2019-12-10 12:35:00', '2019-12-10 13:05:00', undefined, 'a pickup of years ago says so itself'],
])('flight %s, pickup %s: %s, %s', (serviceFlightDatetime, serviceDatetime, reason) => {
  const line = aTransferLine({ roundtrip: false, serviceFlightDatetime, serviceDatetime });
  const { lost } = soundCart({ ...none, transfers: [{ id: 'a', line }] }, now);
  expect(lost.map((service) => service.reason)).toEqual(reason ? [reason] : []);
});

test.each([
  { adults: -1 },
  { adults: 0, kids: 0, infants: 0 },
  { schedule: '99:00' },
  { tourDate: '2026-02-31' },
])('a spoilt tour is none: %j', (change) => {
  const { lines, lost } = soundCart({ ...none, tours: [{ id: 'b', line: aTourLine(change) }] }, now);
  expect(lines.tours).toEqual([]);
  expect(lost).toMatchObject([{ id: 'b', part: 'tours', reason: 'not-valid' }]);
});

test('copies of an extra are one line within its limits', () => {
  const extra = (id: string, units: number) => ({ id, line: { ...childSeat, units } });
  const { lines, lost } = soundCart(
    { ...none, extras: [extra('c', 400), extra('d', 2), extra('e', -1)] },
    now,
  );
  expect(lines.extras.map(({ line }) => line.units)).toEqual([10]);
  expect(lost.map(lostService)).toMatchObject([{ carried: { units: 100 } }]);
});

test.each([
  [{ units: 25 }, { units: 10 }, { adults: 0, kids: 0, units: 15 }],
  [{ units: 2, adults: 30 }, { units: 2, adults: 0 }, undefined],
  [{ units: 2.5 }, { units: 2 }, undefined],
])('of an extra stored as %o, %o can be booked, and %o is too many', (counts, booked, rest) => {
  const extras = [{ id: 'c', line: { ...childSeat, ...counts } }];
  const { lines, lost } = soundCart({ ...none, extras }, now);
  expect(lines.extras).toMatchObject([{ line: booked }]);
  expect(lost.map(lostService)).toMatchObject(rest ? [{ carried: rest }] : []);
});

test('copies of an extra in a link are one, with their sum', () => {
  const copies = Array.from({ length: 30 }, () => ({ id: 3, adults: 0, kids: 0, units: 2 }));
  expect(mergedExtras([...copies, { id: '3', adults: 0, kids: 0, units: 1 }])).toEqual([
    { id: 3, adults: 0, kids: 0, units: 61 },
  ]);
  const many = { id: 3, adults: 0, kids: 0, units: 50 };
  expect(mergedExtras([many, many, many])).toEqual([{ ...many, units: 150 }]);
});

import { expect, test } from 'vitest';
import { unavailableService } from '../../../src/cart/trip-link/unavailable-service.ts';
import { validateStoredCart } from '../../../src/cart/validate-stored-cart.ts';
import { aTourLine } from '../../fixtures/tour-line.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';
import { childSeat } from './cart-samples.ts';

const now = new Date('2026-05-01T12:00:00Z');
const none = { transfers: [], tours: [], extras: [] };

test('lines that our forms made are unchanged', () => {
  const lines = {
    transfers: [{ id: 'a', line: aTransferLine() }],
    tours: [{ id: 'b', line: aTourLine() }],
    extras: [{ id: 'c', line: childSeat }],
  };
  expect(validateStoredCart(lines, now)).toEqual({ lines, unavailable: [] });
});

test('an invalid transfer becomes an unavailable line', () => {
  const line = aTransferLine({ adults: -4, roundtrip: false });
  const { lines, unavailable } = validateStoredCart({ ...none, transfers: [{ id: 'a', line }] }, now);
  expect(lines.transfers).toEqual([]);
  expect(unavailable).toMatchObject([{ id: 'a', part: 'transfers', reason: 'not-valid' }]);
  expect(unavailable.map(unavailableService)).toMatchObject([
    { choices: { from: 'cun', to: 'hotel-7', adults: 1 } },
  ]);
});

test.each<[string, string, string | undefined, string]>([
  ['2019-12-10 12:35:00', '2026-12-10 13:05:00', 'too-late', 'a flight of years ago cannot be repaired'],
  ['2026-04-28 11:00:00', '2026-05-20 13:05:00', 'too-late', 'nor can one of more than two days ago'],
  [
    '2026-04-30 13:00:00',
    '2026-05-20 13:05:00',
    undefined,
    'one that is past in some time zones only can be',
  ],
  ['2019-12-10 12:35:00', '2019-12-10 13:05:00', undefined, 'a past pickup has an issue of its own'],
])('flight %s, pickup %s: %s, %s', (serviceFlightDatetime, serviceDatetime, reason) => {
  const line = aTransferLine({ roundtrip: false, serviceFlightDatetime, serviceDatetime });
  const { unavailable } = validateStoredCart({ ...none, transfers: [{ id: 'a', line }] }, now);
  expect(unavailable.map((service) => service.reason)).toEqual(reason ? [reason] : []);
});

test.each([
  { adults: -1 },
  { adults: 0, kids: 0, infants: 0 },
  { schedule: '99:00' },
  { tourDate: '2026-02-31' },
])('a tour with %j becomes an unavailable line', (change) => {
  const { lines, unavailable } = validateStoredCart(
    { ...none, tours: [{ id: 'b', line: aTourLine(change) }] },
    now,
  );
  expect(lines.tours).toEqual([]);
  expect(unavailable).toMatchObject([{ id: 'b', part: 'tours', reason: 'not-valid' }]);
});

test('a tour keeps a group that is larger than a link can carry, because its rate may allow it', () => {
  const tours = [{ id: 'b', line: aTourLine({ adults: 150 }) }];
  expect(validateStoredCart({ ...none, tours }, now)).toEqual({ lines: { ...none, tours }, unavailable: [] });
});

test('of several lines of an extra, the first stays, within its limits', () => {
  const extra = (id: string, units: number) => ({ id, line: { ...childSeat, units } });
  const { lines, unavailable } = validateStoredCart(
    { ...none, extras: [extra('c', 400), extra('d', 2), extra('e', -1)] },
    now,
  );
  expect(lines.extras.map(({ line }) => line.units)).toEqual([10]);
  expect(unavailable.map(unavailableService)).toMatchObject([{ choices: { units: 100 } }]);
});

test.each([
  [{ units: 25 }, { units: 10 }, { adults: 0, kids: 0, units: 15 }],
  [{ units: 2, adults: 30 }, { units: 2, adults: 0 }, undefined],
  [{ units: 2.5 }, { units: 2 }, undefined],
])('an extra stored as %o is limited to %o, with %o left over', (counts, booked, rest) => {
  const extras = [{ id: 'c', line: { ...childSeat, ...counts } }];
  const { lines, unavailable } = validateStoredCart({ ...none, extras }, now);
  expect(lines.extras).toMatchObject([{ line: booked }]);
  expect(unavailable.map(unavailableService)).toMatchObject(rest ? [{ choices: rest }] : []);
});

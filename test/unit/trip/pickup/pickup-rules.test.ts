import { describe, expect, test } from 'vitest';
import {
  calculatedPickupAt,
  earliestPickupDate,
  isPickupRisky,
  pickupOrderProblem,
  waitsFromLanding,
} from '../../../../src/trip/pickup/pickup-rules.ts';
import { aCalculation, timeOf } from '../../../fixtures/transfer.ts';
import { describeInTimeZones } from '../../../support/time-zones.ts';

test('the calculated pickup is unknown until the provider has answered', () => {
  expect(calculatedPickupAt(undefined)).toBeUndefined();
  expect(calculatedPickupAt(aCalculation('2026-06-11 09:05'))).toBe('2026-06-11 09:05');
});

describeInTimeZones('the order of flight and pickup', () => {
  const after = 'after-departure';
  const before = 'before-arrival';
  const fine = undefined;
  test.each([
    ['at the minute of the departure', 'departure', '2026-06-11 10:00', '2026-06-11 10:00', fine],
    ['a minute after the departure', 'departure', '2026-06-11 10:00', '2026-06-11 10:01', after],
    ['long before the departure', 'departure', '2026-06-11 10:00', '2026-06-10 10:00', fine],
    ['the evening before a flight at 00:30', 'departure', '2026-06-11 00:30', '2026-06-10 21:00', fine],
    ['just after midnight for a flight at 23:50', 'departure', '2026-06-10 23:50', '2026-06-11 00:05', after],
    ['at the minute of the arrival', 'arrival', '2026-06-11 10:00', '2026-06-11 10:00', fine],
    ['a minute before the arrival', 'arrival', '2026-06-11 10:00', '2026-06-11 09:59', before],
    ['after midnight for an arrival at 23:30', 'arrival', '2026-06-10 23:30', '2026-06-11 00:30', fine],
    ['the day of an arrival after midnight', 'arrival', '2026-06-11 00:15', '2026-06-10 23:59', before],
    ['over a new year', 'arrival', '2026-12-31 23:50', '2027-01-01 00:10', fine],
    ['in the hour that Madrid leaves out', 'arrival', '2026-03-29 02:10', '2026-03-29 02:20', fine],
    ['… and before the landing', 'arrival', '2026-03-29 02:20', '2026-03-29 02:10', before],
    ['around it', 'departure', '2026-03-29 03:00', '2026-03-29 01:59', fine],
    ['in the hour that Los Angeles has twice', 'departure', '2026-11-01 01:30', '2026-11-01 01:31', after],
    ['in the midnight that Santiago leaves out', 'arrival', '2026-09-06 00:30', '2026-09-06 00:20', before],
    ['in the half hour of Lord Howe', 'departure', '2026-10-04 02:10', '2026-10-04 02:20', after],
  ] as const)('a pickup %s', (_, trip, flight, pickup, expected) => {
    expect(pickupOrderProblem(trip, flight, pickup)).toBe(expected);
  });
});

describeInTimeZones('the risk of a late pickup', () => {
  const calculated = '2026-03-28 23:30';
  test.each([
    ['later than calculated', 'departure', '2026-03-28 23:31', calculated, true],
    ['later over midnight and summer time', 'departure', '2026-03-29 02:30', calculated, true],
    ['just as calculated', 'departure', calculated, calculated, false],
    ['earlier', 'departure', '2026-03-28 20:00', calculated, false],
    ['nothing was calculated', 'departure', '2026-03-29 02:30', undefined, false],
    ['arrivals run no risk', 'arrival', '2026-03-29 02:30', calculated, false],
    ['nobody flies', undefined, '2026-03-29 02:30', calculated, false],
  ] as const)('%s', (_, trip, pickup, at, risky) => {
    expect(isPickupRisky(trip, pickup, at)).toBe(risky);
  });
});

describe('a driver who waits from the landing on', () => {
  test.each([
    ['arrival', 0, true],
    ['arrival', 1, false],
    ['arrival', undefined, false],
    ['departure', 0, false],
    [undefined, 0, false],
  ] as const)('%s with a waiting time of %s: no pickup time to choose: %s', (trip, minutes, hidden) => {
    expect(waitsFromLanding(trip, minutes)).toBe(hidden);
  });
});

describeInTimeZones("the earliest date, by the visitor's clock", () => {
  test.each([
    ['no lead time is today', '2026-06-11 09:00', 0, '2026-06-11'],
    ['a day of lead time is tomorrow', '2026-06-11 09:00', 24, '2026-06-12'],
    ['a minute before midnight still counts as the day', '2026-06-11 20:59', 3, '2026-06-11'],
    ['three hours before midnight lead to the next', '2026-06-11 21:00', 3, '2026-06-12'],
    ['half hours count', '2026-06-11 22:30', 1.5, '2026-06-12'],
    ['over the end of a year', '2026-12-31 12:00', 24, '2027-01-01'],
  ])('%s', (_, clock, hours, date) => {
    const { date: today, hour, minute } = timeOf(clock);
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
    const now = new Date(year, month - 1, day, Number(hour), Number(minute));
    expect(earliestPickupDate(now, hours, undefined)).toBe(date);
  });
});

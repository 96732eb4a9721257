import { expect, test } from 'vitest';
import { checkInWarning, type CheckInWarning } from '../../../../src/trip/pickup/check-in.ts';
import type { FlightRide } from '../../../../src/trip/pickup/flight-ride.ts';
import { describeInTimeZones } from '../../../support/time-zones.ts';

const ride: FlightRide = {
  flightTrip: 'departure',
  flightAt: '2026-06-18 18:10',
  pickupAt: '2026-06-18 17:40',
  flightType: 'int',
  drivingMinutes: 75,
};
const late = (arrivesAt: string): CheckInWarning => ({ reason: 'arrives-after-departure', arrivesAt });
const short = (arrivesAt: string, minutesLeft: number, usualMinutes: number): CheckInWarning => ({
  reason: 'short-check-in',
  arrivesAt,
  minutesLeft,
  usualMinutes,
});

describeInTimeZones('a check-in', () => {
  test.each<[string, Partial<FlightRide>, CheckInWarning | undefined]>([
    ['45 min after take-off', {}, late('2026-06-18 18:55')],
    ['a minute after take-off', { drivingMinutes: 31 }, late('2026-06-18 18:11')],
    ['at the minute of take-off', { drivingMinutes: 30 }, short('2026-06-18 18:10', 0, 180)],
    [
      'after midnight for a flight before it',
      { flightAt: '2026-06-18 23:50', pickupAt: '2026-06-18 23:00' },
      late('2026-06-19 00:15'),
    ],
    [
      'a minute less than 3 h before an international flight',
      { pickupAt: '2026-06-18 13:56' },
      short('2026-06-18 15:11', 179, 180),
    ],
    [
      'soon before the flight, at the pickup that the provider calculated',
      { pickupAt: '2026-06-18 16:00', calculatedAt: '2026-06-18 16:00' },
      undefined,
    ],
    [
      'a minute after the pickup that the provider calculated',
      { pickupAt: '2026-06-18 16:01', calculatedAt: '2026-06-18 16:00' },
      short('2026-06-18 17:16', 54, 180),
    ],
    [
      'after take-off, even at the pickup that the provider calculated',
      { calculatedAt: '2026-06-18 17:40' },
      late('2026-06-18 18:55'),
    ],
    ['3 h before an international flight', { pickupAt: '2026-06-18 13:55' }, undefined],
    [
      'a minute less than 2 h before a national flight',
      { flightType: 'nat', pickupAt: '2026-06-18 14:56' },
      short('2026-06-18 16:11', 119, 120),
    ],
    ['2 h before a national flight', { flightType: 'nat', pickupAt: '2026-06-18 14:55' }, undefined],
    ['soon before a flight of unknown type', { flightType: undefined, drivingMinutes: 0 }, undefined],
    ['after take-off of a flight of unknown type', { flightType: undefined }, late('2026-06-18 18:55')],
    ['after a drive of unknown length', { drivingMinutes: undefined }, undefined],
    ['that an arrival does not have', { flightTrip: 'arrival', pickupAt: '2026-06-18 18:40' }, undefined],
    ['of a flight without a valid time', { flightAt: 'soon' }, undefined],
  ])('%s', (_, changes, warning) => {
    expect(checkInWarning({ ...ride, ...changes })).toEqual(warning);
  });
});

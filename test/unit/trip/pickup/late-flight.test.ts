import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { lateFlightAdvice, lateHours, type BookedPickup } from '../../../../src/trip/pickup/late-flight.ts';

const arrival = {
  flightTrip: 'arrival',
  flightAt: '2026-06-11 22:30',
  pickupAt: '2026-06-11 23:30',
  calculatedAt: '2026-06-11 23:30',
  waitMinutes: 60,
} as const;
const departure = {
  flightTrip: 'departure',
  flightAt: '2026-06-18 14:00',
  pickupAt: '2026-06-18 09:30',
} as const;

test.each<[string, BookedPickup, number, string]>([
  ['within the minutes that the driver waits', arrival, 1, 'driver-waits'],
  ['beyond them', arrival, 2, 'call'],
  [
    'with a pickup an hour later than calculated',
    { ...arrival, pickupAt: '2026-06-12 00:30' },
    2,
    'driver-waits',
  ],
  ['with a pickup earlier than calculated', { ...arrival, pickupAt: '2026-06-11 22:30' }, 1, 'driver-waits'],
  ['at a place that says nothing of waiting', { ...arrival, waitMinutes: undefined }, 1, 'call'],
  ['where the driver is there from the landing', { ...arrival, waitMinutes: 0 }, 1, 'call'],
  ['at the last minute of the waiting', { ...arrival, waitMinutes: 240 }, 4, 'driver-waits'],
  ['a minute after it', { ...arrival, waitMinutes: 239 }, 4, 'call'],
  ['on the way home', departure, 4, 'choose-later'],
])('%s', (_, booked, hours, outcome) => {
  expect(lateFlightAdvice(booked, hours).outcome).toBe(outcome);
});

it('names the new times, after midnight as well', () => {
  expect(lateFlightAdvice({ ...arrival, waitMinutes: 240 }, 2)).toEqual({
    outcome: 'driver-waits',
    landsAt: '2026-06-12 00:30',
    waitMinutes: 240,
  });
  expect(lateFlightAdvice(arrival, 2)).toEqual({
    outcome: 'call',
    pickupAt: '2026-06-12 01:30',
    waitMinutes: 60,
  });
  expect(lateFlightAdvice(departure, 1)).toEqual({
    outcome: 'choose-later',
    pickupAt: '2026-06-18 10:30',
  });
});

test('a driver who waits for a longer delay waits for a shorter one, too', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined }), (waitMinutes) => {
      const waits = lateHours.map(
        (hours) => lateFlightAdvice({ ...arrival, waitMinutes }, hours).outcome === 'driver-waits',
      );
      expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { minutesBetween, plusMinutes } from '../../../../src/lib/dates.ts';
import { pickupSteps, type FlightRide } from '../../../../src/trip/pickup/pickup-steps.ts';
import { describeInTimeZones } from '../../../support/time-zones.ts';

const arrival = {
  flightTrip: 'arrival',
  flightAt: '2026-06-11 14:00',
  pickupAt: '2026-06-11 15:00',
} as const;
const departure = {
  flightTrip: 'departure',
  flightAt: '2026-06-18 14:00',
  pickupAt: '2026-06-18 09:30',
} as const;
/** `kind HH:mm +minutesSincePrevious`, with `~` before an estimated time. */
const stepTexts = (ride: FlightRide) =>
  pickupSteps(ride).map(
    ({ kind, at, estimated, minutesSincePrevious: minutes }) =>
      `${kind} ${estimated ? '~' : ''}${at?.slice(11) ?? 'unknown'}${minutes === undefined ? '' : ` +${minutes}`}`,
  );

describeInTimeZones('the steps', () => {
  test.each<[string, FlightRide, string[]]>([
    [
      'of an arrival',
      { ...arrival, drivingMinutes: 35 },
      [
        'landing 14:00 +0',
        'luggage ~14:45 +45',
        'meeting-point 15:00 +15',
        'drive 15:00 +0',
        'hotel ~15:35 +35',
      ],
    ],
    [
      'of a national arrival, whose luggage is there earlier; the drive is unknown',
      { ...arrival, flightType: 'nat' },
      [
        'landing 14:00 +0',
        'luggage ~14:25 +25',
        'meeting-point 15:00 +35',
        'drive 15:00 +0',
        'hotel unknown',
      ],
    ],
    [
      'of an arrival whose driver waits from the landing',
      { ...arrival, pickupAt: '2026-06-11 14:00' },
      ['landing 14:00 +0', 'luggage ~14:00 +0', 'meeting-point 14:00 +0', 'drive 14:00 +0', 'hotel unknown'],
    ],
    [
      'of an arrival late at night',
      { ...arrival, flightAt: '2026-06-11 23:30:00', pickupAt: '2026-06-12 00:30:00', drivingMinutes: 60 },
      [
        'landing 23:30 +0',
        'luggage ~00:15 +45',
        'meeting-point 00:30 +15',
        'drive 00:30 +0',
        'hotel ~01:30 +60',
      ],
    ],
    [
      'of a departure',
      { ...departure, drivingMinutes: 60 },
      ['pickup 09:30 +0', 'drive 09:30 +0', 'check-in ~10:30 +60', 'departure 14:00 +210'],
    ],
    [
      'of a departure whose driving time is unknown: the check-in is when airlines ask for it',
      departure,
      ['pickup 09:30 +0', 'drive 09:30 +0', 'check-in ~11:00 +90', 'departure 14:00 +180'],
    ],
    [
      'of a national departure',
      { ...departure, flightType: 'nat' },
      ['pickup 09:30 +0', 'drive 09:30 +0', 'check-in ~12:00 +150', 'departure 14:00 +120'],
    ],
    [
      'of a departure whose pickup is later than the check-in that airlines ask for',
      { ...departure, pickupAt: '2026-06-18 13:00' },
      ['pickup 13:00 +0', 'drive 13:00 +0', 'check-in ~13:00 +0', 'departure 14:00 +60'],
    ],
    [
      'of a departure whose drive ends after the flight has left',
      { ...departure, pickupAt: '2026-06-18 13:30', drivingMinutes: 90 },
      ['pickup 13:30 +0', 'drive 13:30 +0', 'check-in ~14:00 +30', 'departure 14:00 +0'],
    ],
  ])('%s', (_, ride, steps) => {
    expect(stepTexts(ride)).toEqual(steps);
  });
});

describe('there are no steps', () => {
  test.each<[string, Partial<FlightRide>]>([
    ['for a pickup before the landing', { pickupAt: '2026-06-11 13:59' }],
    ['for a pickup after the departure', { flightTrip: 'departure', pickupAt: '2026-06-11 14:01' }],
    ['for a flight without a valid time', { flightAt: 'soon' }],
    ['for a pickup on a day that does not exist', { pickupAt: '2026-13-45 10:00' }],
  ])('%s', (_, changes) => {
    expect(pickupSteps({ ...arrival, ...changes })).toEqual([]);
  });
});

it('keeps the dates of steps across a new year', () => {
  const ride = { ...arrival, flightAt: '2026-12-31 23:50', pickupAt: '2027-01-01 00:50', drivingMinutes: 15 };
  expect(pickupSteps(ride).map(({ at }) => at?.slice(0, 10))).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-01',
    '2027-01-01',
    '2027-01-01',
  ]);
});

const anyRide = fc
  .record({
    flightTrip: fc.constantFrom('arrival' as const, 'departure' as const),
    start: fc.integer({ min: 0, max: 3_000_000 }),
    between: fc.integer({ min: 0, max: 3_000 }),
    flightType: fc.constantFrom('nat' as const, 'int' as const, undefined),
    drivingMinutes: fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: undefined }),
  })
  .map(({ start, between, ...ride }): FlightRide => {
    const flightAt = plusMinutes('2026-01-01 00:00', start);
    const pickupAt = plusMinutes(flightAt, ride.flightTrip === 'arrival' ? between : -between);
    return { ...ride, flightAt, pickupAt };
  });

test('steps are in chronological order, and the minutes between them add up', () => {
  fc.assert(
    fc.property(anyRide, (ride) => {
      const timed = pickupSteps(ride).filter(({ at }) => at !== undefined);
      const minutes = timed.map((step) => step.minutesSincePrevious ?? -1);
      expect(timed.length).toBeGreaterThan(3);
      expect(Math.min(...minutes)).toBeGreaterThanOrEqual(0);
      const whole = minutesBetween(timed[0]?.at ?? '', timed.at(-1)?.at ?? '');
      expect(minutes.reduce((sum, one) => sum + one)).toBe(whole);
    }),
  );
});

test('flight and pickup are shown unchanged, and neither is an estimate', () => {
  fc.assert(
    fc.property(anyRide, (ride) => {
      const exact = pickupSteps(ride).filter(({ estimated }) => !estimated);
      const times = exact.map(({ at }) => at);
      expect(times).toContain(ride.flightAt);
      expect(times).toContain(ride.pickupAt);
    }),
  );
});

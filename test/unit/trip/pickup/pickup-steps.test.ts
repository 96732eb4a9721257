import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { minutesBetween, plusMinutes } from '../../../../src/lib/dates.ts';
import type { FlightRide } from '../../../../src/trip/pickup/flight-ride.ts';
import { knownPickupSteps, pickupSteps } from '../../../../src/trip/pickup/pickup-steps.ts';
import { anyRide, consecutivePairs } from '../../../support/any-ride.ts';
import { describeInTimeZones } from '../../../support/time-zones.ts';

const arrival = {
  flightTrip: 'arrival',
  flightAt: '2026-06-11 14:00',
  pickupAt: '2026-06-11 15:00',
  flightType: 'int',
} as const;
const departure = {
  flightTrip: 'departure',
  flightAt: '2026-06-18 14:00',
  pickupAt: '2026-06-18 09:30',
  flightType: 'int',
} as const;
/** `kind HH:mm +minutesSincePrevious warning`, with `~` before an estimated time. */
const stepTexts = (ride: FlightRide) =>
  pickupSteps(ride).map(({ kind, at, estimated, minutesSincePrevious: minutes, warning }) =>
    [
      kind,
      `${estimated ? '~' : ''}${at?.slice(11) ?? 'unknown'}`,
      minutes === undefined ? '' : `+${minutes}`,
      warning?.reason ?? '',
    ]
      .filter(Boolean)
      .join(' '),
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
      'of an arrival whose luggage is there at the minute of the pickup',
      { ...arrival, pickupAt: '2026-06-11 14:45' },
      ['landing 14:00 +0', 'luggage ~14:45 +45', 'meeting-point 14:45 +0', 'drive 14:45 +0', 'hotel unknown'],
    ],
    [
      'of an arrival whose driver waits from a minute before the luggage is expected: nobody knows when it comes',
      { ...arrival, pickupAt: '2026-06-11 14:44' },
      ['landing 14:00 +0', 'luggage unknown', 'meeting-point 14:44', 'drive 14:44 +0', 'hotel unknown'],
    ],
    [
      'of an arrival of unknown type, as a sale has it',
      { ...arrival, flightType: undefined },
      ['landing 14:00 +0', 'luggage unknown', 'meeting-point 15:00', 'drive 15:00 +0', 'hotel unknown'],
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
      'of a departure whose driving time is unknown',
      departure,
      ['pickup 09:30 +0', 'drive 09:30 +0', 'check-in unknown', 'departure 14:00'],
    ],
    [
      'of a departure whose drive ends at the minute of take-off',
      { ...departure, pickupAt: '2026-06-18 12:30', drivingMinutes: 90 },
      ['pickup 12:30 +0', 'drive 12:30 +0', 'check-in ~14:00 +90 short-check-in', 'departure 14:00 +0'],
    ],
    [
      'of a departure whose drive ends a minute after take-off: there is no check-in',
      { ...departure, pickupAt: '2026-06-18 12:31', drivingMinutes: 90 },
      ['pickup 12:31 +0', 'drive 12:31 +0', 'check-in unknown arrives-after-departure', 'departure 14:00'],
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

test('moments are in order, and the time between two of them is their difference', () => {
  fc.assert(
    fc.property(anyRide, (ride) => {
      const steps = pickupSteps(ride);
      const times = steps.flatMap(({ at }) => at ?? []);
      expect(times).toEqual(times.toSorted());
      for (const [{ at: previous }, { at, minutesSincePrevious }] of consecutivePairs(steps)) {
        expect(minutesSincePrevious).toBe(previous && at ? minutesBetween(previous, at) : undefined);
      }
    }),
  );
});

test('no moment of a departure is after take-off: a check-in that would be has a warning instead of a time', () => {
  fc.assert(
    fc.property(anyRide, (ride) => {
      fc.pre(ride.flightTrip === 'departure');
      const steps = pickupSteps(ride);
      for (const { at } of steps)
        expect(at === undefined || minutesBetween(at, ride.flightAt) >= 0).toBe(true);
      const [checkIn] = steps.filter(({ kind }) => kind === 'check-in');
      const arrivesAt = plusMinutes(ride.pickupAt, ride.drivingMinutes ?? 0);
      const isTooLate = minutesBetween(ride.flightAt, arrivesAt) > 0;
      expect(checkIn?.warning?.reason === 'arrives-after-departure').toBe(isTooLate);
    }),
  );
});

test('a ride of which less is known has fewer moments, and never others', () => {
  fc.assert(
    fc.property(anyRide, (ride) => {
      const known = pickupSteps(ride);
      const unknown = pickupSteps({ ...ride, flightType: undefined, drivingMinutes: undefined });
      expect(unknown.map(({ kind }) => kind)).toEqual(known.map(({ kind }) => kind));
      for (const { kind, at } of unknown)
        expect([undefined, known.find((step) => step.kind === kind)?.at]).toContain(at);
    }),
  );
});

test.each<[string, FlightRide, (number | undefined)[]]>([
  ['to the meeting point', { ...arrival, flightType: undefined }, [0, 60]],
  ['to a take-off after the check-in', { ...departure, drivingMinutes: 60 }, [0, 60, 210]],
  ['to a take-off, if the drive is unknown', departure, [0, undefined]],
  [
    'to a take-off, if there is no check-in before it',
    { ...departure, pickupAt: '2026-06-18 12:31', drivingMinutes: 90 },
    [0, undefined],
  ],
])('of the known moments, the delay %s', (_, ride, minutes) => {
  expect(knownPickupSteps(ride).map(({ minutesSincePrevious }) => minutesSincePrevious)).toEqual(minutes);
});

test('of the moments, those with a time are known, and the drive is not said to start at the pickup', () => {
  fc.assert(
    fc.property(anyRide, (ride) => {
      const known = knownPickupSteps(ride);
      const expected = pickupSteps(ride).filter(({ kind, at }) => at !== undefined && kind !== 'drive');
      expect(known.map(({ kind, at }) => [kind, at])).toEqual(expected.map(({ kind, at }) => [kind, at]));
      for (const [
        { kind: before, at: previous = '' },
        { kind, at = '', minutesSincePrevious },
      ] of consecutivePairs(known)) {
        const isAcrossDrive = before === 'pickup' && kind === 'departure';
        expect(minutesSincePrevious).toBe(isAcrossDrive ? undefined : minutesBetween(previous, at));
      }
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

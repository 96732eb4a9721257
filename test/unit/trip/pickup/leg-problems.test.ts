import { describe, expect, it, test } from 'vitest';
import { legKindsOf, type LegKind } from '../../../../src/trip/legs.ts';
import {
  calculatedAlternative,
  legCheckInWarning,
  legProblems,
  needsRiskConsent,
  type LegFacts,
} from '../../../../src/trip/pickup/leg-problems.ts';
import { aCalculation, aFlight, timeOf } from '../../../fixtures/transfer.ts';
import { describeInTimeZones } from '../../../support/time-zones.ts';

const arrival: LegKind = { name: 'service', flightTrip: 'arrival' };
const departure: LegKind = { name: 'return', flightTrip: 'departure' };
const ride: LegKind = { name: 'service', flightTrip: undefined };

const facts = (changes: Partial<LegFacts> = {}): LegFacts => ({
  leg: arrival,
  flight: aFlight('2026-06-11 14:00'),
  pickup: timeOf('2026-06-11 15:00'),
  calculated: aCalculation('2026-06-11 15:00'),
  confirmed: true,
  isRiskAccepted: false,
  today: '2026-06-01',
  ...changes,
});

describe('required parts', () => {
  test.each(['airline', 'flightNumber', 'date', 'hour', 'minute'] as const)(
    'the flight needs its %s',
    (field) => {
      const flight = aFlight('2026-06-11 14:00', { [field]: field === 'airline' ? '  ' : '' });
      expect(legProblems(facts({ flight }))).toEqual([{ at: 'flight', field, reason: 'missing' }]);
    },
  );

  test.each(['date', 'hour', 'minute'] as const)('the pickup needs its %s', (field) => {
    const pickup = { ...timeOf('2026-06-11 15:00'), [field]: '' };
    expect(legProblems(facts({ pickup }))).toEqual([{ at: 'pickup', field, reason: 'missing' }]);
  });

  it('names them in the order of the form', () => {
    const flight = aFlight('', { airline: '', flightNumber: '' });
    const problems = legProblems(facts({ flight, pickup: timeOf('') }));
    expect(problems.map((problem) => ('field' in problem ? `${problem.at} ${problem.field}` : ''))).toEqual([
      'flight flightNumber',
      'flight airline',
      'flight date',
      'flight hour',
      'flight minute',
      'pickup date',
      'pickup hour',
      'pickup minute',
    ]);
  });

  it('requires no flight from door to door', () => {
    const flight = aFlight('', { airline: '', flightNumber: '' });
    expect(legProblems(facts({ leg: ride, flight, calculated: undefined }))).toEqual([]);
  });

  it('takes a day that does not exist for a missing date', () => {
    const pickup = timeOf('2026-06-31 15:00');
    expect(legProblems(facts({ pickup }))).toEqual([{ at: 'pickup', field: 'date', reason: 'missing' }]);
  });
});

describe('problems of a complete leg', () => {
  test.each([
    ['nothing', {}, []],
    ['no answer from the provider yet', { confirmed: false }, ['not-confirmed']],
    ['a pickup before the landing', { pickup: timeOf('2026-06-11 13:59') }, ['before-arrival']],
    [
      'a pickup after the departure, which no consent helps',
      { leg: departure, calculated: aCalculation('2026-06-11 10:00') },
      ['after-departure'],
    ],
    [
      'a late pickup without consent',
      {
        leg: departure,
        calculated: aCalculation('2026-06-11 10:00'),
        pickup: timeOf('2026-06-11 10:01'),
      },
      ['missing'],
    ],
  ])('%s', (_, changes, reasons) => {
    expect(legProblems(facts(changes)).map(({ reason }) => reason)).toEqual(reasons);
  });
});

describe('a departure', () => {
  const flying = (pickupAt: string, calculatedAt = '2026-06-11 10:00') =>
    facts({ leg: departure, pickup: timeOf(pickupAt), calculated: aCalculation(calculatedAt) });

  test.each([
    ['at the calculated time', '2026-06-11 10:00', { asks: false, alternative: undefined }],
    ['a minute later', '2026-06-11 10:01', { asks: true, alternative: '2026-06-11 10:00' }],
    ['a minute earlier', '2026-06-11 09:59', { asks: false, alternative: '2026-06-11 10:00' }],
    ['at the minute of the flight', '2026-06-11 14:00', { asks: true, alternative: '2026-06-11 10:00' }],
    ['a minute after the flight', '2026-06-11 14:01', { asks: false, alternative: '2026-06-11 10:00' }],
  ])(
    'whose pickup is %s: whether consent is asked for, and the pickup to go back to',
    (_, pickupAt, { asks, alternative }) => {
      expect(needsRiskConsent(flying(pickupAt))).toBe(asks);
      expect(calculatedAlternative(flying(pickupAt))).toBe(alternative);
    },
  );

  it('is not sent back to a calculated pickup that breaks a rule itself', () => {
    expect(calculatedAlternative(flying('2026-06-11 13:00', '2026-06-11 14:01'))).toBeUndefined();
  });

  test.each([
    ['a drive that ends a minute after take-off', '2026-06-11 13:30', 31, 'arrives-after-departure'],
    ['a drive that ends at take-off', '2026-06-11 13:30', 30, 'short-check-in'],
    ['a pickup after the departure, which is reported itself', '2026-06-11 14:01', 30, undefined],
    ['a drive of unknown length', '2026-06-11 13:30', undefined, undefined],
  ])('with %s can be booked, with the warning', (_, pickupAt, drivingMinutes, reason) => {
    expect(legCheckInWarning(flying(pickupAt), drivingMinutes)?.reason).toBe(reason);
  });
});

describeInTimeZones('every combination', () => {
  const flightAt = '2026-03-29 02:30';
  const offsets = { before: '2026-03-29 02:10', at: flightAt, after: '2026-03-29 02:50' };
  const calculations = { none: undefined, earlier: '2026-03-28 23:00', later: '2026-03-29 03:00' };

  const combinations = (['A2H', 'H2A', 'P2P'] as const).flatMap((direction) =>
    [false, true].flatMap((roundtrip) =>
      [false, true].flatMap((confirmed) =>
        (Object.keys(offsets) as (keyof typeof offsets)[]).flatMap((order) =>
          (Object.keys(calculations) as (keyof typeof calculations)[]).flatMap((calculation) =>
            [false, true].map((accepted) => ({
              direction,
              roundtrip,
              confirmed,
              order,
              calculation,
              accepted,
            })),
          ),
        ),
      ),
    ),
  );

  it.each(combinations)(
    '$direction, round trip $roundtrip, confirmed $confirmed, pickup $order the flight, calculated $calculation, risk accepted $accepted',
    ({ direction, roundtrip, confirmed, order, calculation, accepted }) => {
      const calculated = calculations[calculation];
      const valid = legKindsOf(direction, roundtrip).map((leg) => ({
        leg,
        isValid:
          legProblems({
            leg,
            flight: aFlight(flightAt),
            pickup: timeOf(offsets[order]),
            calculated: calculated === undefined ? undefined : aCalculation(calculated),
            confirmed,
            isRiskAccepted: accepted,
            today: '2026-03-28',
          }).length === 0,
      }));
      for (const { leg, isValid } of valid) {
        const inOrder =
          leg.flightTrip === undefined ||
          order === 'at' ||
          (order === 'after') === (leg.flightTrip === 'arrival');
        const risky = leg.flightTrip === 'departure' && calculation === 'earlier';
        expect(isValid).toBe(confirmed && inOrder && (!risky || accepted));
      }
    },
  );
});

import { expect, it } from 'vitest';
import { remainingTimes, tourIssues } from '../../../src/cart/issues/tour-issues.ts';
import { transferIssues } from '../../../src/cart/issues/transfer-issues.ts';
import { revalidateTour } from '../../../src/cart/trip-link/revalidate-tour.ts';
import { alternativeDates, candidateDates } from '../../../src/cart/repairs/alternative-dates.ts';
import { candidatePickups } from '../../../src/cart/repairs/candidate-pickups.ts';
import { aTourLine } from '../../fixtures/tour-line.ts';
import { aPrice, aTransferLine } from '../../fixtures/transfer.ts';
import { describeInTimeZones } from '../../support/time-zones.ts';
import { cart } from '../cart/cart-samples.ts';
import { rateOf, tourOf } from '../tours/tour-samples.ts';

/** 14:00 at the destination. */
const now = new Date('2026-06-11T19:00:00Z');
const timeZone = 'America/Cancun';
const day = '2026-06-11';
const tour = tourOf({
  tour_rates: [rateOf({ id: 71 })],
  cutoff_hrs: 2,
  destination_place: { id: 1, title: 'Cancún', timezone: timeZone },
});
const times = ['15:30', '16:30', '21:00'];

describeInTimeZones('what is too late at the destination', () => {
  it.each([
    ['21:00', []],
    ['16:30', []],
    ['15:30', [{ code: 'cutoff-passed' }]],
  ])('is so for a tour of the cart at %s', (schedule, issues) => {
    const line = aTourLine({ schedule });
    expect(tourIssues(line, { line, tour, times }, now)).toEqual(issues);
  });

  it.each([
    ['21:00', undefined],
    ['15:30', 'too-late'],
  ])('is so for a tour of a trip link at %s', (schedule, reason) => {
    const party = { adults: 2, kids: 0, infants: 0 };
    const carried = { tour: 7, category: '', rate: 71, date: day, schedule, ...party, pickup: null };
    const answers = { tour, times, pickup: 'none' as const };
    expect(revalidateTour(carried, answers, now)).toMatchObject(reason ? { reason } : { ok: true });
  });

  it('is so for other departures', () => {
    const line = aTourLine({ schedule: '09:00' });
    expect(remainingTimes({ line, tour, times }, now)).toEqual(['16:30', '21:00']);
    expect(alternativeDates([{ date: day, times }], { line }, tour, now)).toEqual([
      { date: day, schedule: '16:30' },
    ]);
    const cartTour = { id: 'reef', line: aTourLine({ tourDate: '2026-06-12' }), page: undefined };
    const known = { durationOf: () => undefined, drivingMinutesOf: () => undefined };
    const days = candidateDates(cart({ transfers: [], tours: [cartTour] }), cartTour, tour, {
      now,
      knownDurations: known,
    });
    expect(days.toSorted()[0]).toBe(day);
  });

  it('is so for a transfer that is refused, and for its other pickups', () => {
    const line = aTransferLine({
      serviceDatetime: `${day} 17:00:00`,
      serviceFlightDatetime: `${day} 13:00:00`,
      calculatedPickup: `${day} 13:30:00`,
    });
    const codes = (hours: number) => {
      const options = [aPrice({ area_cutoff_hrs: hours })];
      const pickups = [{ leg: 'service' as const, valid: false }];
      return transferIssues(line, { line, options, pickups, timeZone }, now).map(({ code }) => code);
    };
    expect(codes(2)).toEqual(['pickup-refused']);
    expect(codes(4)).toEqual(['cutoff-passed', 'pickup-refused']);
    const pickups = candidatePickups(line, 'service', now, timeZone);
    expect(pickups.toSorted()[0]).toBe(`${day} 15:00`);
    expect(pickups).toContain(`${day} 16:30`);
  });
});

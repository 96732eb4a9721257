import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDeparture } from '../../../src/tours/first-departure.ts';
import { earliestTourDate, isInsideCutoff, isPastTourDate } from '../../../src/tours/tour-cutoff.ts';
import { daysAround, departuresOn, emptyWeekdays } from '../../../src/tours/timetable.ts';
import { tourOf } from './tour-samples.ts';

const { schedules } = tourOf({
  schedules: { monday: ['08:00', '14:00'], thursday: ['09:30:00'], friday: ['late'], saturday: null },
});
/** A Monday, 08:00 on the visitor's own clock. */
const now = new Date(2026, 5, 1, 8, 0);

describe('a departure', () => {
  it('has a date that passes at midnight on the clocks of the destination', () => {
    const destination_place = { id: 1, title: 'Tokyo', timezone: 'Asia/Tokyo' };
    const tour = tourOf({ destination_place });
    const midnight = new Date('2026-05-31T15:00:00Z');
    expect(isPastTourDate(new Date(midnight.getTime() - 1), '2026-05-31', tour)).toBe(false);
    expect(isPastTourDate(midnight, '2026-05-31', tour)).toBe(true);
    expect(isPastTourDate(midnight, '', tour)).toBe(false);
  });

  it('is too near until more than the lead time is left', () => {
    const departure = { date: '2026-06-02', schedule: '08:00' };
    expect(isInsideCutoff(now, departure, { cutoff_hrs: 23 })).toBe(false);
    expect(isInsideCutoff(now, departure, { cutoff_hrs: 24 })).toBe(true);
    expect(isInsideCutoff(now, departure, { cutoff_hrs: 25 })).toBe(true);
    expect(isInsideCutoff(now, { ...departure, date: '2026-05-31' }, { cutoff_hrs: 0 })).toBe(true);
  });

  it('counts hours on the clock, whatever the date and the lead time', () => {
    const minute = fc.integer({ min: 0, max: 59 });
    const hour = fc.integer({ min: 0, max: 23 });
    const lead = fc.integer({ min: 0, max: 96 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), hour, minute, lead, (day, hours, minutes, cutoff_hrs) => {
        const date = new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10);
        const schedule = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
        const hoursAhead = day * 24 + hours + minutes / 60 - 8;
        expect(isInsideCutoff(now, { date, schedule }, { cutoff_hrs })).toBe(hoursAhead <= cutoff_hrs);
      }),
    );
  });

  it('can be booked from the earliest date on, even if the clocks change before it', () => {
    const destination_place = { id: 1, title: 'New York', timezone: 'America/New_York' };
    const tour = tourOf({ cutoff_hrs: 24, destination_place });
    // 23:30 on the evening before the clocks skip an hour.
    const evening = new Date('2027-03-14T04:30Z');
    expect(isInsideCutoff(evening, { date: '2027-03-14', schedule: '23:45' }, tour)).toBe(false);
    expect(earliestTourDate(evening, tour)).toBe('2027-03-14');
  });

  it('is found a week later, if those of its weekday are too soon', () => {
    const mondays = tourOf({ schedules: { monday: ['07:00'] }, cutoff_hrs: 0 });
    expect(firstDeparture(now, mondays)).toEqual({ date: '2026-06-08', schedule: '07:00' });
  });

  it('is first where the timetable has one beyond the lead time', () => {
    expect(firstDeparture(now, { schedules, cutoff_hrs: 2 })).toEqual({
      date: '2026-06-01',
      schedule: '14:00',
    });
    expect(firstDeparture(now, { schedules, cutoff_hrs: 6 })).toEqual({
      date: '2026-06-04',
      schedule: '09:30',
    });
    expect(firstDeparture(now, { cutoff_hrs: 0 })).toBeUndefined();
    expect(firstDeparture(now, tourOf({ schedules: {}, cutoff_hrs: 0 }))).toBeUndefined();
  });
});

describe('the timetable', () => {
  it('closes the weekdays without a departure', () => {
    expect(emptyWeekdays(schedules)).toEqual([0, 2, 3, 5, 6]);
    expect(emptyWeekdays(undefined)).toEqual([]);
    expect(departuresOn(schedules, '2026-06-04')).toEqual(['09:30']);
    expect(departuresOn(undefined, '2026-06-04')).toBeUndefined();
  });

  it('lists the days around one, nearest first, without past ones', () => {
    expect(daysAround(schedules, '2026-06-08', { earliest: '2026-06-02' })).toEqual([
      '2026-06-11',
      '2026-06-04',
      '2026-06-15',
      '2026-06-18',
    ]);
  });

  it('lists the days from the earliest on for a date before it', () => {
    expect(daysAround(schedules, '2026-06-01', { earliest: '2026-06-18' })).toEqual([
      '2026-06-18',
      '2026-06-22',
      '2026-06-25',
    ]);
  });
});

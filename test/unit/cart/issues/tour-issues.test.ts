import { describe, expect, it } from 'vitest';
import type { TourCheck } from '../../../../src/cart/issues/cart-check.ts';
import { tourIssues } from '../../../../src/cart/issues/tour-issues.ts';
import type { CartIssue } from '../../../../src/schema/cart-snapshot.ts';
import { aTourLine } from '../../../fixtures/tour-line.ts';
import { rateOf, tourOf } from '../../tours/tour-samples.ts';

/** Noon on the visitor's clock, ten days ahead of the lines. */
const now = new Date(2026, 5, 1, 12, 0);

describe('a tour', () => {
  const line = aTourLine();
  const tour = tourOf({ tour_rates: [rateOf({ id: 71 })], cutoff_hrs: 24 });
  const check = (changes: Partial<TourCheck> = {}): TourCheck => ({
    line,
    tour,
    times: ['09:00'],
    ...changes,
  });

  it.each<[string, TourCheck | undefined, CartIssue[]]>([
    ['has no issues while everything is available', check(), []],
    ['has no issues before it was checked', undefined, []],
    ['has no issues without an answer', check({ tour: undefined, times: undefined }), []],
    ['is sold out once no departure has places', check({ times: [] }), [{ code: 'sold-out' }]],
    [
      'can be moved to another departure of that day',
      check({ times: ['11:00', '15:00'] }),
      [{ code: 'time-gone', times: ['11:00', '15:00'] }],
    ],
    [
      'can be moved even if only the departures are known',
      check({ tour: undefined, times: ['11:00'] }),
      [{ code: 'time-gone', times: ['11:00'] }],
    ],
    [
      'is no longer offered once the provider no longer knows it',
      check({ tour: 'not-found', times: [] }),
      [{ code: 'not-offered' }],
    ],
    [
      'is no longer offered if it now requires a pickup',
      check({ tour: { ...tour, transportation_enabled: true, require_pickup_location: true } }),
      [{ code: 'not-offered' }],
    ],
    ['is no longer offered without its rate', check({ tour: tourOf() }), [{ code: 'not-offered' }]],
    [
      'is not judged by an answer about an earlier version of the line',
      check({ line: aTourLine({ adults: 3 }), times: [] }),
      [],
    ],
  ])('%s', (_, known, issues) => expect(tourIssues(line, known, now)).toEqual(issues));

  it('is too late to book from its cutoff on', () => {
    const close = (hours: number) =>
      tourIssues(line, check({ tour: { ...tour, cutoff_hrs: hours }, times: [] }), now).map(
        ({ code }) => code,
      );
    // Ten days less three hours are left.
    expect(close(236)).toEqual(['sold-out']);
    expect(close(237)).toEqual(['cutoff-passed']);
  });

  it('offers no departure that is itself too late to book', () => {
    const late = new Date(2026, 5, 10, 10, 30);
    expect(
      tourIssues(
        aTourLine({ schedule: '13:00' }),
        { ...check({ times: ['10:00', '14:00'] }), line: aTourLine({ schedule: '13:00' }) },
        late,
      ),
    ).toEqual([{ code: 'time-gone', times: ['14:00'] }]);
  });
});

import { expect, test } from 'vitest';
import { alternativeDates } from '../../../../src/cart/repairs/alternative-dates.ts';
import { aTourLine } from '../../../fixtures/tour-line.ts';
import { tourOf } from '../../tours/tour-samples.ts';

test('each date is offered with the departure closest to the chosen one, sorted by date', () => {
  const now = new Date(2026, 5, 1, 12, 0);
  const available = [
    { date: '2026-06-13', times: ['07:00', '10:00'] },
    { date: '2026-06-12', times: ['09:00'] },
    { date: '2026-06-01', times: ['09:00'] },
    { date: '2026-06-14', times: [] },
  ];
  expect(alternativeDates(available, { line: aTourLine() }, tourOf({ cutoff_hrs: 2 }), now)).toEqual([
    { date: '2026-06-12', schedule: '09:00' },
    { date: '2026-06-13', schedule: '10:00' },
  ]);
});

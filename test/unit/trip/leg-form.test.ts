import { describe, expect, test } from 'vitest';
import { dateTimeFromParts } from '../../../src/trip/leg-form.ts';

describe('the date and time of a form with', () => {
  test.each([
    ['all parts', { date: '2026-06-11', hour: '09', minute: '05' }, '2026-06-11 09:05'],
    ['midnight', { date: '2026-06-11', hour: '00', minute: '00' }, '2026-06-11 00:00'],
    ['no date', { date: '', hour: '09', minute: '05' }, undefined],
    ['no hour', { date: '2026-06-11', hour: '', minute: '05' }, undefined],
    ['no minute', { date: '2026-06-11', hour: '09', minute: '' }, undefined],
    ['a date that does not exist', { date: '2026-06-31', hour: '09', minute: '05' }, undefined],
  ])('%s', (_, parts, moment) => {
    expect(dateTimeFromParts(parts)).toBe(moment);
  });
});

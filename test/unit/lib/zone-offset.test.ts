import { expect, test } from 'vitest';
import { offsetChanges, offsetMinutes } from '../../../src/lib/zone-offset.ts';

test.each([
  ['America/Cancun', '2026-12-05T12:00:00Z', -300],
  ['America/Cancun', '2026-12-05T12:00:59.999Z', -300],
  ['Asia/Kolkata', '2026-12-05T12:00:45Z', 330],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', 60],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 120],
])('the offset of %s at %s is %i minutes', (timeZone, instant, offset) => {
  expect(offsetMinutes(timeZone, new Date(instant))).toBe(offset);
});

const summerTime = { at: new Date('2026-03-29T01:00Z'), from: 60, to: 120 };

test.each([
  ['2026-03-28T00:00:00Z', '2026-03-31T00:00:00Z', [summerTime]],
  ['2026-03-28T01:00:30Z', '2026-03-31T00:00:00Z', [summerTime]],
  ['2026-03-28T00:00:00Z', '2026-03-29T01:00:00Z', [summerTime]],
  ['2026-03-28T00:00:00Z', '2026-03-29T00:59:00Z', []],
  ['2026-03-29T01:00:00Z', '2026-03-31T00:00:00Z', []],
])('the changes in Berlin from %s to %s', (start, end, changes) => {
  expect(offsetChanges('Europe/Berlin', new Date(start), new Date(end))).toEqual(changes);
});

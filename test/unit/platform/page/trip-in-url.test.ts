import { afterEach, expect, it, test, vi } from 'vitest';
import {
  hasTripInUrl,
  takeTripFromUrl,
  withoutTrip,
  withTrip,
} from '../../../../src/platform/page/trip-in-url.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test.each([
  ['#booking-trip=1.x', ''],
  ['#booking-trip=', ''],
  ['#/extras&booking-trip=1.x', '#/extras'],
  ['#/extras?booking-trip=1.x&page=2', '#/extras?page=2'],
  ['#booking-trip=1.x&prices', '#prices'],
  ['#prices', '#prices'],
  ['', ''],
])('%s without its trip is %s', (hash, rest) => {
  expect(withoutTrip(hash)).toBe(rest);
});

test.each([
  ['', '#booking-trip=1.y'],
  ['#/extras', '#/extras&booking-trip=1.y'],
  ['#booking-trip=1.x', '#booking-trip=1.y'],
  ['#booking-trip=1.x&prices', '#prices&booking-trip=1.y'],
])('%s with a trip is %s', (hash, withIt) => {
  expect(withTrip(hash, '1.y')).toBe(withIt);
});

test.each([
  ['#booking-trip=1.x', true],
  ['#/extras&booking-trip=', true],
  ['#not-a-booking-trip=1.x', false],
  ['', false],
])('whether there is a trip in %s: %s', (hash, hasTrip) => {
  history.replaceState(null, '', `/${hash}`);
  expect(hasTripInUrl()).toBe(hasTrip);
});

it("takes the trip once, and leaves the rest of the URL and the host page's state", () => {
  history.replaceState({ of: 'the page' }, '', '/hotel?a=1#/extras&booking-trip=1.x');
  const entries = history.length;
  expect(takeTripFromUrl()).toBe('1.x');
  expect(location.href).toMatch(/\/hotel\?a=1#\/extras$/);
  expect(history.state).toEqual({ of: 'the page' });
  expect(history.length).toBe(entries);
  expect(takeTripFromUrl()).toBeUndefined();
});

it('takes the trip where the history is denied', () => {
  history.replaceState(null, '', '/#/extras&booking-trip=1.x');
  const denied = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(takeTripFromUrl()).toBe('1.x');
  expect(denied).toHaveBeenCalledOnce();
  expect(location.hash).toBe('#/extras');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedTime } from '../../../src/lib/parse-typed-time.ts';

test.each([
  ['15:30', '15:30'],
  ['1530', '15:30'],
  ['3:30 pm', '15:30'],
  ['3.30 p.m.', '15:30'],
  ['12:05 am', '00:05'],
  ['12 pm', '12:00'],
  [' 9 ', '09:00'],
  ['0:00', '00:00'],
  ['23:59', '23:59'],
  ['3:30\u00A0p.\u202Fm.', '15:30'],
  ['１５：３０', '15:30'],
  ['15:30 hrs', '15:30'],
  ['15:30h', '15:30'],
  ['15h', '15:00'],
  ['15 h 30', '15:30'],
  ['15.30 Uhr', '15:30'],
  ['15 horas', '15:00'],
  ['15:30.', '15:30'],
  ['15:30:00', '15:30'],
  ['3:30:00 PM', '15:30'],
  ['\u200E٠٩:٠٥', '09:05'],
])('%s is %s', (typed, time) => {
  const parsed = parseTypedTime(typed);
  expect(parsed && `${parsed.hour}:${parsed.minute}`).toBe(time);
});

test.each(['', 'soon', '24:00', '12:60', '13 pm', '0 am', '1:2', '12345', '15:30:45', '15 m', '15:30 m'])(
  '%s is no time',
  (typed) => {
    expect(parseTypedTime(typed)).toBeUndefined();
  },
);

test('every time of the clock is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
      const [hour, minute] = [hours, minutes].map((part) => String(part).padStart(2, '0'));
      expect(parseTypedTime(`${hour}:${minute}`)).toEqual({ hour, minute });
      expect(parseTypedTime(`${hour}${minute}`)).toEqual({ hour, minute });
    }),
  );
});

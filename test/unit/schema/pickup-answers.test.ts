import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CalculatedPickupSchema } from '../../../src/schema/pickup-answers.ts';

const parse = (time: { hour: unknown; minute: unknown }) =>
  v.safeParse(CalculatedPickupSchema, { date: '2026-06-11', ...time });

it.each([
  [
    { hour: '9', minute: '5' },
    { hour: '09', minute: '05' },
  ],
  [
    { hour: '23', minute: '59' },
    { hour: '23', minute: '59' },
  ],
  [
    { hour: '0', minute: '00' },
    { hour: '00', minute: '00' },
  ],
])('a calculated pickup at %j has two digits each', (time, expected) => {
  expect(parse(time).output).toMatchObject(expected);
});

it.each([
  { hour: '99', minute: '05' },
  { hour: '24', minute: '00' },
  { hour: '09', minute: '60' },
  { hour: '009', minute: '05' },
  { hour: 'nine', minute: '05' },
])('a calculated pickup at %j is refused', (time) => {
  expect(parse(time).success).toBe(false);
});

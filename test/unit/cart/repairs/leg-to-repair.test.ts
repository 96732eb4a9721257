import { expect, it } from 'vitest';
import { legToRepair } from '../../../../src/cart/repairs/leg-to-repair.ts';
import type { CartIssue } from '../../../../src/schema/cart-snapshot.ts';

const arrivalFirst = { tripType: 'A2H', roundtrip: true } as const;
const departureFirst = { tripType: 'H2A', roundtrip: true } as const;
const refused = { code: 'pickup-refused', message: '' } as const;
const past = { code: 'cutoff-passed' } as const;
const beforeArrival = { code: 'pickup-before-arrival' } as const;
const [served, returnRefused] = [
  { leg: 'service', valid: true },
  { leg: 'return', valid: false },
] as const;

it.each<[string, Parameters<typeof legToRepair>[0], CartIssue[], Parameters<typeof legToRepair>[2], string]>([
  ['a refused one', arrivalFirst, [refused], [served, returnRefused], 'return'],
  [
    'a refused one, rather than an early one',
    arrivalFirst,
    [refused, beforeArrival],
    [returnRefused],
    'return',
  ],
  ['the arrival if it is early', arrivalFirst, [beforeArrival], [served], 'service'],
  ['the arrival after a departure if it is early', departureFirst, [beforeArrival], [served], 'return'],
  ['the first if it has passed without an answer', departureFirst, [past], [], 'service'],
  ['the only one', { tripType: 'H2A', roundtrip: false }, [past], [], 'service'],
  ['the first from door to door', { tripType: 'P2P', roundtrip: true }, [past], [], 'service'],
])('the pickup to move is %s', (_, line, issues, pickups, leg) => {
  expect(legToRepair(line, issues, pickups)).toBe(leg);
});

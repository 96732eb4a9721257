import type { CartIssue } from '../../schema/cart-snapshot.ts';

const hints: readonly CartIssue['code'][] = [
  'overlap',
  'before-arrival',
  'after-departure',
  'outside-stay',
  'departure-before-return',
  'pickup-before-arrival',
];

/** Hints may be ignored; any other issue must be resolved before the cart can be booked. */
export function isBlocking({ code }: Pick<CartIssue, 'code'>): boolean {
  return !hints.includes(code);
}

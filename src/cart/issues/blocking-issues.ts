import type { CartIssue } from '../../schema/cart-snapshot.ts';

const hintCodes: readonly CartIssue['code'][] = [
  'overlap',
  'before-arrival',
  'after-departure',
  'outside-stay',
  'departure-before-return',
  'pickup-before-arrival',
];

/** Whether an issue must be resolved before the cart can be booked. Hints can be ignored. */
export function isBlocking({ code }: Pick<CartIssue, 'code'>): boolean {
  return !hintCodes.includes(code);
}

import { expect, test } from 'vitest';
import { checkoutFailure } from '../../../src/order/checkout-failure.ts';

test.each<[string, number | undefined, boolean, string]>([
  ['network', undefined, false, 'unknown'],
  ['timeout', undefined, false, 'unknown'],
  ['bad-response', 200, false, 'unknown'],
  ['http', 304, false, 'unknown'],
  ['http', 408, false, 'unknown'],
  ['http', 500, false, 'unknown'],
  ['http', 500, true, 'failed'],
  ['http', 501, true, 'failed'],
  ['http', 507, true, 'failed'],
  ['http', 600, false, 'unknown'],
  ...[408, 460, 499, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530, 598, 599].map(
    (status): [string, number, boolean, string] => ['http', status, true, 'unknown'],
  ),
  ['http', 504, false, 'unknown'],
  ['http', 400, false, 'rejected'],
  ['http', 404, false, 'rejected'],
  ['http', 422, true, 'rejected'],
  ['http', 429, false, 'rejected'],
  ['http', 409, false, 'price-changed'],
  ['http', 409, true, 'price-changed'],
])(
  'after %s %s, with a message from the provider: %s, the order is %s',
  (code, status, hasProviderMessage, failure) => {
    expect(checkoutFailure({ code, status, hasProviderMessage })).toBe(failure);
  },
);

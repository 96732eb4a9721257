import { expect, test } from 'vitest';
import { paymentTarget } from '../../../../src/shared/sale/payment-target.ts';

test.each([
  ['a step of the storefront', '/cart/checkout/payments/paypal/tok', 'step'],
  ['a step with a query', '/payments/tok?action=cancel', 'step'],
  ['a page of a payment provider', 'https://pay.example/tok', 'page'],
  ['a script', 'javascript:alert(1)', 'unsafe'],
  ['data', 'data:text/html,hello', 'unsafe'],
])('%s: %s', (_, address, kind) => {
  expect(paymentTarget(address).kind).toBe(kind);
});

test('keeps the address of a step and of a page', () => {
  expect(paymentTarget('/payments/tok?action=tocart')).toEqual({
    kind: 'step',
    path: '/payments/tok?action=tocart',
  });
  expect(paymentTarget('https://pay.example/tok?a=1')).toEqual({
    kind: 'page',
    url: new URL('https://pay.example/tok?a=1'),
  });
});

import { describe, expect, it, test } from 'vitest';
import { differingCharge } from '../../../../src/order/payment/differing-charge.ts';

describe('the charge of a payment method', () => {
  const shown = { amount: 1140, currency: 'mxn', isDeposit: false };

  test.each([
    ['the same amount', { toPayAmount: 1140, toPayCurrency: 'MXN' }, undefined],
    ['no amount', { toPayAmount: undefined, toPayCurrency: 'usd' }, undefined],
    [
      'another currency',
      { toPayAmount: 61.96, toPayCurrency: 'USD' },
      { amount: 61.96, currency: 'usd', isConverted: true },
    ],
    [
      'a surcharge',
      { toPayAmount: 1170, toPayCurrency: undefined },
      { amount: 1170, currency: 'mxn', isConverted: false },
    ],
  ])('is mentioned if it differs: %s', (_, method, charge) => {
    expect(differingCharge({ type: 'payment-gateway-card', ...method }, shown)).toEqual(charge);
  });

  it('is mentioned for a method that is paid later only if no deposit is shown', () => {
    const method = { type: 'bank-transfer', toPayAmount: 61.96, toPayCurrency: 'usd' } as const;
    expect(differingCharge(method, shown)).toMatchObject({ amount: 61.96, currency: 'usd' });
    expect(differingCharge(method, { ...shown, isDeposit: true })).toBeUndefined();
  });

  it('is not mentioned before a method is chosen', () => {
    expect(differingCharge(undefined, shown)).toBeUndefined();
  });
});

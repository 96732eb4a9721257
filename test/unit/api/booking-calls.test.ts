import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { checkout, type CheckoutOrder } from '../../../src/api/cart-requests.ts';
import { captureWallet } from '../../../src/api/payments.ts';
import { voucherUrl } from '../../../src/api/sales.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';
import { json, lostConnection, scriptedProvider, text } from '../../support/scripted-provider.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const order: CheckoutOrder = {
  attemptId: 'attempt-1',
  cart: { transfers: [aTransferLine()], tours: [], extras: [] },
  couponCode: '',
  total: 45,
  paymentMethodId: 7,
  customer: { firstName: 'Marisol', lastName: 'Quintana', email: 'm@x.example', phone: '+5299855501' },
  customerNotes: '',
  sc: '',
};

describe('booking', () => {
  it('sends the order as the wire contract defines it', async () => {
    const { requests, context } = scriptedProvider(json({ token: 12, redirectUrl: null }));
    expect(await checkout(context, order)).toEqual({ token: '12', redirectUrl: undefined });
    expect(requests[0]?.url).toBe('https://api.example/widget/cart/checkout');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      ...order,
      sessionId: 'visit-1',
      currency: 'usd',
      lang: 'en',
    });
  });
});

test.each([
  ['a lost connection', lostConnection, 'network'],
  ['503', text('', { status: 503, headers: { 'Retry-After': '1' } }), 'http'],
  ['429', text('', { status: 429 }), 'http'],
] as const)('%s: a request that books or charges is never repeated automatically', async (_, reply, code) => {
  for (const call of [
    (context: Parameters<typeof checkout>[0]) => checkout(context, order),
    (context: Parameters<typeof checkout>[0]) => captureWallet(context, 'tok', 'order-1'),
  ]) {
    const { requests, context } = scriptedProvider(reply);
    const failed = expect(call(context)).rejects.toMatchObject({ code });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(requests).toHaveLength(1);
  }
});

describe('the URL of a voucher', () => {
  test.each([
    ['https://api.example/widget', { hidePrices: false }, 'https://api.example/interfaces/sales/tok/voucher'],
    [
      'http://localhost:4400/deep/widget',
      { hidePrices: false },
      'http://localhost:4400/interfaces/sales/tok/voucher',
    ],
    [
      'https://api.example/widget',
      { hidePrices: true },
      'https://api.example/interfaces/sales/tok/voucher?hidePrices=1',
    ],
  ])('below %s with %j', (apiBase, options, url) => {
    expect(voucherUrl(apiBase, 'tok', options)).toBe(url);
  });

  it('escapes a token with special characters', () => {
    expect(voucherUrl('https://api.example/w', 'a/../b?c', { hidePrices: false })).toBe(
      'https://api.example/interfaces/sales/a%2F..%2Fb%3Fc/voucher',
    );
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  moneyHasArrived,
  payablePaymentUrl,
  paymentOutcome,
  saleBalance,
} from '../../../src/sale/sale-payments.ts';
import { captureOutcome } from '../../../src/order/payment/capture-outcome.ts';
import { CardFormSchema, WalletCaptureSchema } from '../../../src/schema/online-payment.ts';
import { PaymentResultSchema } from '../../../src/schema/sale.ts';
import { aSale, saleAnswer } from '../../fixtures/sale.ts';

it.each([
  ['completed', undefined, 'completed'],
  ['completed', 'cancel', 'completed'],
  ['completed', 'tocart', 'completed'],
  ['pending', undefined, 'pending'],
  ['pending', 'tocart', 'pending'],
  ['pending', 'cancel', 'cancelled'],
] as const)('a %s payment with action %s is %s', (status, action, outcome) => {
  expect(paymentOutcome(status, action)).toBe(outcome);
});

it.each([
  [[{ url: null, status: 'pending' }], undefined],
  [[{ url: 'https://pay.example/1', status: 'completed' }], undefined],
  [[{ status: 'pending' }, { url: 'https://pay.example/2', status: 'pending' }], 'https://pay.example/2'],
])('a payable payment is one that is pending and has a link', (payments, url) => {
  expect(payablePaymentUrl(aSale({ payments }))).toBe(url);
});

it.each([
  [{ total_paid: 0, payments: [] }, false],
  [{ total_paid: null, total_remained: null, payments: null }, false],
  [{ total_paid: '0.00', payments: [{ status: 'pending' }] }, false],
  [{ total_paid: '10.50', payments: [] }, true],
  [{ total_paid: 0, payments: [{ status: 'pending' }, { status: 'completed' }] }, true],
])('money has arrived where something is paid, or a payment is complete', (changes, arrived) => {
  expect(moneyHasArrived(aSale(changes))).toBe(arrived);
});

const link = { url: 'https://pay.example/1', status: 'pending' };
const unpaid = { total_paid: 0, total_remained: 157.5 };
const usd = (amount: number) => ({ amount, currency: 'usd' });

it.each([
  ['is paid once nothing is left', { total_remained: 0 }, { state: 'paid' }],
  ['is paid if too much was', { total_remained: -1 }, { state: 'paid' }],
  [
    'can be paid online in the currency of the payment',
    { payments: [{ ...link, amount: 2539.2, currency: 'mxn' }] },
    { state: 'payable', due: { amount: 2539.2, currency: 'mxn' } },
  ],
  [
    'can be paid online in its own currency if the payment has none',
    { payments: [{ ...link, amount: 30 }] },
    { state: 'payable', due: usd(30) },
  ],
  ['can be paid online without a known amount', { payments: [link] }, { state: 'payable', due: undefined }],
  [
    'has a rest after a deposit',
    { payments: [] },
    { state: 'outstanding', remaining: usd(57.5), hasPaidPart: true },
  ],
  [
    'is outstanding as a whole if nothing is paid',
    { ...unpaid, payments: [{ ...link, url: null }] },
    { state: 'outstanding', remaining: usd(157.5), hasPaidPart: false },
  ],
])('a sale %s', (_, changes, balance) => {
  expect(saleBalance(aSale(changes))).toEqual(balance);
});

it.each(['rejected', 'PENDING', 'in_process'])(
  'a payment that is %s has not arrived for certain',
  (status) => {
    expect(v.parse(PaymentResultSchema, { status, sale: saleAnswer() }).status).toBe('pending');
  },
);

it('a sale without a customer has one without a name', () => {
  expect(aSale({ customer: null }).customer).toEqual({ first_name: '', last_name: '', email: '', phone: '' });
});

describe('capturing the money in the wallet', () => {
  const outcomeOf = (answer: object) => captureOutcome(v.parse(WalletCaptureSchema, answer));

  it.each([
    [{ purchase_units: [{}] }, { outcome: 'captured' }],
    [{ details: [], purchase_units: [] }, { outcome: 'captured' }],
    [{ details: null, purchase_units: [{}] }, { outcome: 'captured' }],
    [{ details: [{ issue: 'INSTRUMENT_DECLINED' }], debug_id: 'x' }, { outcome: 'declined' }],
    [
      { details: [{ issue: 'PAYER_CANNOT_PAY', description: 'No.' }], debug_id: 'x1', purchase_units: [{}] },
      { outcome: 'failed', description: 'No.', debugId: 'x1' },
    ],
    [{ details: [{ issue: 'ODD' }] }, { outcome: 'failed', description: 'ODD', debugId: undefined }],
    [{}, { outcome: 'unknown' }],
  ])('%j: %j', (answer, outcome) => {
    expect(outcomeOf(answer)).toEqual(outcome);
  });
});

describe('the form for the card provider', () => {
  const fields = [
    { name: 'Amount', value: '11500' },
    { name: 'Note', value: '' },
  ];

  it.each([
    [{ Amount: 11500, Note: null }],
    [[{ name: 'Amount', value: '11500', more: 1 }, { name: 'Note' }]],
  ])('has the same fields as an object and as a list', (formData) => {
    expect(v.parse(CardFormSchema, { formData, env: 'sandbox' })).toEqual({
      formData: fields,
      env: 'sandbox',
    });
  });

  it('takes no name that would reach into objects', () => {
    const formData = JSON.parse('{"__proto__": "x", "constructor": "y", "Amount": "1"}') as unknown;
    expect(v.parse(CardFormSchema, { formData, env: 'production' }).formData).toEqual([
      { name: 'Amount', value: '1' },
    ]);
  });

  it.each([
    [{ formData: {}, env: 'https://evil.example' }],
    [{ formData: [{ value: 'without a name' }], env: 'sandbox' }],
    [{ formData: { deep: {} }, env: 'sandbox' }],
    [{ env: 'sandbox' }],
  ])('is refused as %j', (answer) => {
    expect(v.safeParse(CardFormSchema, answer).success).toBe(false);
  });
});

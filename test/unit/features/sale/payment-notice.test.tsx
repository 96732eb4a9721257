import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentNotice } from '../../../../src/features/sale/payment-notice.tsx';
import { aSale } from '../../../fixtures/sale.ts';
import { renderFeature } from '../render-feature.tsx';

const link = { url: 'https://pay.example/1', status: 'pending' };
const by = (type: string) => ({ payments: [], payment_method: { type } });
const unpaid = { total_paid: 0, total_remained: 157.5 };

it.each<[what: string, sale: Record<string, unknown>, text: string, offersToPay: boolean]>([
  [
    'a payable payment, with its amount',
    { payments: [{ ...link, amount: 57.5 }] },
    'We have not received your payment of $57.50 USD yet.',
    true,
  ],
  ['a payable payment whose amount is not known', {}, 'Payment pending', true],
  [
    'the rest after a deposit',
    by('atArrival'),
    'Paid: $100.00 USD. You pay $57.50 USD when your service starts.',
    false,
  ],
  ['nothing left', { total_paid: 157.5, total_remained: 0 }, 'Paid in full: $157.50 USD.', false],
])('says what is left: %s', (_, changes, text, offersToPay) => {
  renderFeature(<PaymentNotice sale={aSale(changes)} />);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryAllByRole('link', { name: /Pay now/ })).toHaveLength(offersToPay ? 1 : 0);
});

it.each([
  ['with a reference to quote', {}, 'Reserved. Pay $157.50 USD by bank transfer, and quote CC-ABC123.'],
  ['without a reference', { confirmation_ref: '' }, 'Reserved. Pay $157.50 USD by bank transfer.'],
])('a bank transfer comes with the people who give the account, %s', (_, changes, text) => {
  renderFeature(<PaymentNotice sale={aSale({ ...by('bank-transfer'), ...unpaid, ...changes })} />);
  const notice = screen.getByText(text).parentElement;
  expect(notice?.textContent).toContain('account');
  expect(notice?.textContent).toContain('+52 998 555 0142');
});

it.each([
  ['is paid in a way not known here', { ...by('barter'), ...unpaid }],
  ['costs nothing', { ...by('atArrival'), total: 0, total_paid: 0, total_remained: 0 }],
])('promises nothing about a sale that %s', (_, changes) => {
  const { container } = renderFeature(<PaymentNotice sale={aSale(changes)} />);
  expect(container.textContent).toBe('');
});

import { createHmac, timingSafeEqual } from 'node:crypto';
import { companyTitle } from '../data/settings.ts';
import { returnUrl } from './payment-urls.ts';
import type { SaleRecord } from './sale-record.ts';

const merchantKey = 'the key that a merchant shares with the card provider';

/** The form that the visitor's browser submits to the card provider, signed so that it cannot be tampered with. */
export function cardForm(sale: SaleRecord, origin: string): Record<string, string> {
  const { amount, currency } = sale.order.charge;
  const fields = {
    MerchantId: '39038540035',
    MerchantName: companyTitle,
    MerchantType: 'E-Commerce',
    CurrencyCode: currency.toUpperCase(),
    OrderNumber: sale.confirmationRef,
    Amount: cents(amount),
    ITBIS: '000',
    ApprovedUrl: returnUrl(sale, 'approve', origin),
    DeclinedUrl: returnUrl(sale, 'decline', origin),
    CancelUrl: returnUrl(sale, 'cancel', origin),
  };
  return { ...fields, AuthHash: signatureOf(fields) };
}

/** Whether a form has arrived as it was signed. */
export function isGenuine({ AuthHash = '', ...fields }: Record<string, string>): boolean {
  const expected = Buffer.from(signatureOf(fields));
  const actual = Buffer.from(AuthHash);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function signatureOf(fields: Record<string, string>): string {
  return createHmac('sha512', merchantKey).update(Object.values(fields).join('')).digest('hex');
}

/** 115 → `11500`, the format of card providers. */
function cents(amount: number): string {
  return String(Math.round(amount * 100));
}

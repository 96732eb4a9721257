import { couponByCode } from '../data/coupons.ts';
import type { Currency } from '../data/currencies.ts';
import type { Language } from '../data/languages.ts';
import { paymentMethods } from '../data/payment-methods.ts';
import { policiesAnswer } from '../data/policies.ts';
import type { Cart } from '../requests/cart.ts';
import { transferTotal } from './line-total.ts';
import { convert, sum, toCents } from './money.ts';
import { splitPayment } from './reserve.ts';

/** Taxes are part of every price. */
const taxRate = 0.16;

export interface SummaryQuestion {
  cart: Cart;
  currency: Currency;
  language: Language;
  couponCode: string;
}

/** The lines with their totals and what the whole cart comes to. The cart's refs are known to exist. */
export function summarize({ cart, currency, language, couponCode }: SummaryQuestion) {
  const percentOff = couponByCode(couponCode)?.percent ?? 0;
  const transfers = cart.transfers.map((line) => ({ ...line, ...transferTotal(line, currency, percentOff) }));
  const transfersSubtotal = sum(transfers.map((line) => line.total));
  const total = transfersSubtotal;
  const { toReserve, pending } = splitPayment(total, currency);
  return {
    transfers,
    tours: [],
    extras: [],
    summary: {
      toursSubtotal: 0,
      transfersSubtotal,
      extrasSubtotal: 0,
      total,
      taxes: toCents(total - total / (1 + taxRate)),
      paymentToReserve: toReserve,
      paymentPending: pending,
      paymentMethods: methodsFor(toReserve, currency, language),
      policies: policiesAnswer(language),
    },
  };
}

function methodsFor(amount: number, currency: Currency, language: Language) {
  return paymentMethods.map(({ id, type, processor, title, chargesIn = currency }) => ({
    id,
    type,
    ...(processor && { processor }),
    title: title[language],
    toPayCurrency: chargesIn,
    toPayAmount: convert(amount, currency, chargesIn),
  }));
}

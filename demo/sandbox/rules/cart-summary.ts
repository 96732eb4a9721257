import { couponByCode } from '../data/coupons.ts';
import type { Currency } from '../data/currencies.ts';
import type { Language } from '../data/languages.ts';
import { methodsOfferedIn } from '../data/payment-methods.ts';
import { policiesAnswer } from '../data/policies.ts';
import { rateById } from '../data/tours/tours.ts';
import type { Cart, ExtraLine } from '../requests/cart.ts';
import type { TourLine } from '../requests/tours.ts';
import { knownExtra } from './extra-price.ts';
import { extraTotal, tourTotal, transferTotal } from './line-total.ts';
import { convert, sum, toCents } from './money.ts';

/** Included in every price. */
const taxRate = 0.16;

export interface SummaryQuestion {
  cart: Cart;
  currency: Currency;
  language: Language;
  couponCode: string;
}

/** The lines with their totals, and the totals of the cart, whose lines must have been checked. */
export function summarize({ cart, currency, language, couponCode }: SummaryQuestion) {
  const percentOff = couponByCode(couponCode)?.percent ?? 0;
  const transfers = cart.transfers.map((line) => ({ ...line, ...transferTotal(line, currency, percentOff) }));
  const transfersSubtotal = sum(transfers.map((line) => line.total));
  const tours = cart.tours.map((line) => ({
    ...withTourTitles(line, language),
    ...tourTotal(line, currency, percentOff),
  }));
  const toursSubtotal = sum(tours.map((line) => line.total));
  const extras = cart.extras.map((line) => ({
    ...withExtraName(line, language),
    ...extraTotal(line, currency, percentOff),
  }));
  const extrasSubtotal = sum(extras.map((line) => line.total));
  const total = sum([transfersSubtotal, toursSubtotal, extrasSubtotal]);
  const { toReserve, pending } = splitPayment(total, currency);
  return {
    transfers,
    tours,
    extras,
    summary: {
      toursSubtotal,
      transfersSubtotal,
      extrasSubtotal,
      total,
      taxes: toCents(total - total / (1 + taxRate)),
      paymentToReserve: toReserve,
      paymentPending: pending,
      paymentMethods: methodsFor(toReserve, currency, language),
      policies: policiesAnswer(language, { withTours: cart.tours.length > 0 }),
    },
  };
}

function withExtraName(line: ExtraLine, language: Language): ExtraLine {
  const name = knownExtra(line.extraSelected.id).name[language];
  return { ...line, extraSelected: { ...line.extraSelected, name } };
}

function methodsFor(amount: number, currency: Currency, language: Language) {
  return methodsOfferedIn(currency).map(({ id, type, processor, title, chargesIn = currency }) => ({
    id,
    type,
    ...(processor && { processor }),
    title: title[language],
    toPayCurrency: chargesIn,
    toPayAmount: convert(amount, currency, chargesIn),
  }));
}

const maxFullPaymentDollars = 400;
const depositShare = 0.3;

/** Small orders are paid in full; for large ones a deposit reserves the service and the rest is due on arrival. */
function splitPayment(total: number, currency: Currency): { toReserve: number; pending: number } {
  if (convert(total, currency, 'usd') <= maxFullPaymentDollars) return { toReserve: total, pending: 0 };
  const toReserve = toCents(total * depositShare);
  return { toReserve, pending: toCents(total - toReserve) };
}

function withTourTitles(line: TourLine, language: Language) {
  const found = rateById(line.tourRate.id);
  if (!found) throw new Error(`No rate has the id ${line.tourRate.id}`);
  const { rate, tour } = found;
  const titles = { title: rate.title[language], tour: { id: tour.id, title: tour.title[language] } };
  return { ...line, tourRate: { ...line.tourRate, ...titles } };
}

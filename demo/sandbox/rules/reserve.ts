import type { Currency } from '../data/currencies.ts';
import { convert, toCents } from './money.ts';

const fullPaymentUpToDollars = 400;
const reserveShare = 0.3;

/** Small orders are paid in full; for large ones a deposit reserves the service and the rest is due on arrival. */
export function splitPayment(total: number, currency: Currency): { toReserve: number; pending: number } {
  if (convert(total, currency, 'usd') <= fullPaymentUpToDollars) return { toReserve: total, pending: 0 };
  const toReserve = toCents(total * reserveShare);
  return { toReserve, pending: toCents(total - toReserve) };
}

import { amountsDiffer } from '../lib/money.ts';
import type { PricedCart } from '../schema/cart-summary.ts';

/** The total of a cart. */
export interface Total {
  amount: number;
  /** The lower-case code of the currency. */
  currency: string;
}

/** The total of a cart as the provider has calculated it. */
export function totalOf({ summary, currency }: PricedCart): Total {
  return { amount: summary.total, currency };
}

/** Whether two totals differ; totals in different currencies always do. */
export function totalsDiffer(one: Total, other: Total): boolean {
  return one.currency !== other.currency || amountsDiffer(one.amount, other.amount);
}

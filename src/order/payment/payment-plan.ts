import type { PricedCart } from '../../schema/cart-summary.ts';
import type { PaymentMethod } from '../../schema/payment-method.ts';
import { totalOf, type Total } from '../total.ts';
import { amountsDue, chargesNow, depositSplit } from './amounts-due.ts';
import { differingCharge, type DisplayedAmount, type MethodCharge } from './differing-charge.ts';

/** What booking a cart costs, now and later. */
export interface PaymentPlan {
  total: Total;
  /** The amount that the screen shows as due now. */
  displayed: DisplayedAmount;
  /** The charge of the payment method, if it differs from the displayed amount. */
  charge: MethodCharge | undefined;
  /** What the button charges; undefined if the method is paid later. */
  now: Total | undefined;
  /** What is due after the booking; undefined if nothing is. */
  later: Total | undefined;
}

/** The plan of a cart with the chosen payment method, if there is one. */
export function paymentPlan(
  pricedCart: PricedCart,
  method: Pick<PaymentMethod, 'type' | 'toPayAmount' | 'toPayCurrency'> | undefined,
): PaymentPlan {
  const total = totalOf(pricedCart);
  const { summary, currency } = pricedCart;
  const deposit = depositSplit(summary);
  const displayed = { ...total, amount: deposit?.now ?? total.amount, isDeposit: deposit !== undefined };
  const charge = differingCharge(method, displayed);
  const due = amountsDue(summary, method);
  const later = due && due.later > 0 ? { amount: due.later, currency } : undefined;
  if (method && !chargesNow(method.type)) {
    return { total, displayed, charge, now: undefined, later: later && (charge ?? later) };
  }
  return { total, displayed, charge, now: charge ?? displayed, later };
}

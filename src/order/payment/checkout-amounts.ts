import type { PricedCart } from '../../schema/cart-summary.ts';
import type { PaymentMethod } from '../../schema/payment-method.ts';
import { totalOf, type Total } from '../total.ts';
import { chargesNow, depositSplit } from './amounts-due.ts';
import { differingCharge, type DisplayedAmount, type MethodCharge } from './differing-charge.ts';

/** The amounts around the button that books. */
export interface CheckoutAmounts {
  total: Total;
  /** The amount that the screen shows as due now. */
  displayed: DisplayedAmount;
  /** The charge of the payment method, if it differs from the displayed amount. */
  charge: MethodCharge | undefined;
  /** The amount on the button, which shows it once a method is chosen. */
  due: Total;
}

/** The amounts of a cart, with the chosen payment method if there is one. */
export function checkoutAmounts(
  pricedCart: PricedCart,
  method: Pick<PaymentMethod, 'type' | 'toPayAmount' | 'toPayCurrency'> | undefined,
): CheckoutAmounts {
  const total = totalOf(pricedCart);
  const deposit = depositSplit(pricedCart.summary);
  const displayed = { ...total, amount: deposit?.now ?? total.amount, isDeposit: deposit !== undefined };
  const charge = differingCharge(method, displayed);
  // Methods that are paid later require no deposit.
  const isPaidLater = method !== undefined && !chargesNow(method.type);
  return { total, displayed, charge, due: charge ?? (isPaidLater ? total : displayed) };
}

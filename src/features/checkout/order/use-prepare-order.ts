import { useLanguage } from '../../../i18n/language-provider.tsx';
import { likelyCountry } from '../../../order/customer/countries.ts';
import type { PhoneCheck } from '../../../order/customer/phone.ts';
import { isStillOffered } from '../../../order/payment/payment-choice.ts';
import type { Total } from '../../../order/total.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useIsStale } from '../../../shared/storefront/use-is-stale.ts';
import type { CartIssues } from '../issues/use-cart-issues.ts';
import type { PaymentChoice } from '../payment/use-payment-choice.ts';
import { createOrder, type Order } from './create-order.ts';
import { useCheckBeforeOrder } from './use-check-before-order.ts';

/** The parts of the form that are checked once more before an order is sent. */
export interface CheckedForm {
  payment: PaymentChoice;
  checkPhone: (text: string, country: string) => Promise<PhoneCheck>;
  cartIssues: CartIssues;
  showErrors: () => void;
}

type PreparedOrder =
  | { status: 'ready'; order: Order }
  /** The screen says what has to be resolved first, or is no longer open. */
  | { status: 'blocked' }
  | { status: 'price-changed' | 'failed' };

/** Returns a function that checks the cart and creates the order, if it can still be sent as it was on screen. */
export function usePrepareOrder({ payment, checkPhone, showErrors, cartIssues }: CheckedForm) {
  const { session, checkout } = useStorefront().state;
  const { language } = useLanguage();
  const cart = useCart();
  const checkBeforeOrder = useCheckBeforeOrder(cartIssues);
  const hasLeftScreen = useIsStale();
  const { method } = payment;

  const prepare = async (total: Total): Promise<PreparedOrder> => {
    // Text that is typed during the check is not part of this order.
    const customer = { ...checkout.state.customer };
    const [phone, checkedOrder] = await Promise.all([
      checkPhone(customer.phone, customer.phoneCountry ?? likelyCountry(language)),
      checkBeforeOrder({ cart, total }),
    ]);
    if (checkedOrder.status !== 'ready') return checkedOrder;
    const methods = checkedOrder.totals?.summary.paymentMethods;
    if (!method || !phone.ok || !isStillOffered(method.id, methods) || !payment.isUnchanged()) {
      showErrors();
      return { status: 'blocked' };
    }
    const order = createOrder({
      cart: checkedOrder.cart,
      total: checkedOrder.total.amount,
      customer,
      phone: phone.number,
      paymentMethodId: method.id,
      salesChannel: session.state.attribution.salesChannel,
    });
    return { status: 'ready', order };
  };

  return async (total: Total): Promise<PreparedOrder> => {
    const preparedOrder = await prepare(total).catch((error: unknown): PreparedOrder => {
      console.error('[booking-elements] An order could not be prepared; nothing was sent.', error);
      return { status: 'failed' };
    });
    // Once the visitor has left the screen, nothing is sent, and neither a failure nor a new price is reported.
    return hasLeftScreen() ? { status: 'blocked' } : preparedOrder;
  };
}

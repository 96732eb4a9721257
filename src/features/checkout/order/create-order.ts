import type { CheckoutOrder } from '../../../api/cart-requests.ts';
import { wireCart } from '../../../cart/cart-contents.ts';
import type { Customer } from '../../../order/customer/customer.ts';
import { parseEmail } from '../../../order/customer/parse-email.ts';
import type { Cart } from '../../../schema/cart.ts';
import type { PaymentMethod } from '../../../schema/payment-method.ts';

/** An order without the id of its attempt. */
export type Order = Omit<CheckoutOrder, 'attemptId'>;

interface OrderParts {
  cart: Cart;
  /** The accepted total, in the currency of the session. */
  total: number;
  customer: Pick<Customer, 'firstName' | 'lastName' | 'email' | 'notes'>;
  /** The phone number in international format. */
  phone: string;
  paymentMethodId: PaymentMethod['id'];
  salesChannel: string | undefined;
}

/** Creates the order in the provider's format. */
export function createOrder({
  cart,
  total,
  customer: { firstName, lastName, email, notes },
  phone,
  paymentMethodId,
  salesChannel = '',
}: OrderParts): Order {
  return {
    cart: wireCart(cart),
    couponCode: cart.couponCode,
    total,
    paymentMethodId,
    customer: { firstName, lastName, email: parseEmail(email) ?? email, phone },
    customerNotes: notes,
    sc: salesChannel,
  };
}

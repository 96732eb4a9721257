import { useElement } from '../../parts/element.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useCartChanged } from '../../parts/use-cart.ts';
import { useLeave } from '../../parts/use-leave.ts';
import { paths } from '../../paths.ts';
import type { CheckoutAnswer } from '../../schema/cart.ts';

/** After a booking: the cart is empty again and the visitor goes to the payment page, or to the confirmation. */
export function useBooked(): (answer: CheckoutAnswer) => void {
  const { state, location } = useStorefront();
  const { setState } = useElement();
  const cartChanged = useCartChanged();
  const leave = useLeave();
  return ({ token, redirectUrl }) => {
    setState('submitting', false);
    state.cart.book();
    cartChanged('clear');
    if (redirectUrl) leave(redirectUrl, 'payment');
    else location.navigate(paths.success(token), { replace: true, source: 'user' });
  };
}

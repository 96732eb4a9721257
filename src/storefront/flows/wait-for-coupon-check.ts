import { subscribe } from 'valtio/vanilla';
import type { CartSlice } from '../../cart/cart-slice.ts';

/** Waits until no coupon code is being checked. A check that takes longer than the timeout counts as failed. */
export async function waitForCouponCheck(cart: CartSlice, timeoutMs: number): Promise<void> {
  const isChecking = () => cart.state.couponCheck?.status === 'checking';
  if (!isChecking()) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(settle, timeoutMs);
    const stop = subscribe(cart.state, () => {
      if (!isChecking()) settle();
    });
  });
  const { couponCheck } = cart.state;
  if (couponCheck && isChecking()) cart.setCouponCheck({ ...couponCheck, status: 'unreachable' });
}

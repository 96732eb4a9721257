import { isFromGateway, isRejected, type RequestFailure } from './rejection.ts';

/**
 * What is known about an order whose request failed. `rejected`: the provider did not accept it. `price-changed`: the
 * provider did not accept its total. `failed`: the provider reported an error of its own, so the order was most likely not
 * booked. `unknown`: it may have been booked.
 */
export type CheckoutFailure = 'rejected' | 'failed' | 'price-changed' | 'unknown';

interface CheckoutRequestFailure extends RequestFailure {
  hasProviderMessage: boolean;
}

/** What the failure of its request says about an order. */
export function checkoutFailure(failure: CheckoutRequestFailure): CheckoutFailure {
  if (isRejected(failure)) return failure.status === 409 ? 'price-changed' : 'rejected';
  return isProviderError(failure) ? 'failed' : 'unknown';
}

/**
 * Whether the provider reported an error of its own. A 5xx with the provider's own message most likely means not booked. A
 * gateway's answer, even in JSON, says nothing about the order; nor does an unreadable one.
 */
function isProviderError(failure: CheckoutRequestFailure): boolean {
  const { code, status = 0, hasProviderMessage } = failure;
  return code === 'http' && status >= 500 && hasProviderMessage && !isFromGateway(failure);
}

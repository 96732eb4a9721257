import { isFromGateway, isRejected, type FailedAnswer } from './rejection.ts';

/**
 * What is known about an order whose request failed. `rejected`: the provider did not accept it. `price-changed`: the
 * provider did not accept its total. `failed`: the provider reported an error of its own, so the order was most likely not
 * booked. `unknown`: it may have been booked.
 */
export type CheckoutFailure = 'rejected' | 'failed' | 'price-changed' | 'unknown';

interface FailedCheckoutAnswer extends FailedAnswer {
  hasProviderMessage: boolean;
}

/** Derives the failure of an order from the answer to its request. */
export function checkoutFailure(answer: FailedCheckoutAnswer): CheckoutFailure {
  if (isRejected(answer)) return answer.status === 409 ? 'price-changed' : 'rejected';
  return isProviderError(answer) ? 'failed' : 'unknown';
}

/**
 * Whether the provider reported an error of its own. A 5xx with the provider's own message most likely means not booked. A
 * gateway's answer, even in JSON, says nothing about the order; nor does an unreadable one.
 */
function isProviderError(answer: FailedCheckoutAnswer): boolean {
  const { code, status = 0, hasProviderMessage } = answer;
  return code === 'http' && status >= 500 && hasProviderMessage && !isFromGateway(answer);
}

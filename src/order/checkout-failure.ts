/**
 * The reason why an order was not booked. `refused`: the provider rejected it. `failed`: the provider reported an error of
 * its own, so the order was most likely not booked. `unknown`: it may have been booked.
 */
export type CheckoutFailure = 'refused' | 'failed' | 'price-changed' | 'unknown';

interface FailedAnswer {
  code: string;
  status?: number | undefined;
}

/**
 * Derives the failure of an order from its failed request. A rejection is a clear answer, and a provider that reports an
 * error of its own has most likely not booked. After the answer of a gateway, which is not the provider's even if it is
 * JSON, or without a readable answer, the order may have been booked.
 */
export function checkoutFailure(answer: FailedAnswer & { hasProviderMessage?: boolean }): CheckoutFailure {
  const { code, status = 0, hasProviderMessage } = answer;
  if (isRejected(answer)) return status === 409 ? 'price-changed' : 'refused';
  if (code !== 'http' || gatewayStatuses.includes(status)) return 'unknown';
  return status >= 500 && hasProviderMessage ? 'failed' : 'unknown';
}

/** Whether the provider itself rejected a request, so that it certainly had no effect. */
export function isRejected({ code, status = 0 }: FailedAnswer): boolean {
  return code === 'http' && status >= 400 && status < 500 && !gatewayStatuses.includes(status);
}

/** Whether the provider rejected a request for good. A rate-limited request can be retried. */
export function isFinalRejection(answer: FailedAnswer): boolean {
  return isRejected(answer) && answer.status !== 429;
}

/**
 * The statuses of timeouts, and of gateways that lost the connection to the provider. Proxies answer 460 and 499 for a lost
 * client, 598 and 599 for a lost server.
 */
const gatewayStatuses: readonly number[] = [
  408, 460, 499, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530, 598, 599,
];

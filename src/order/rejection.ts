export interface RequestFailure {
  /** `http` if the answer had an error status; for all other codes there was no answer, or it could not be read. */
  code: string;
  status?: number | undefined;
}

/** Whether the provider itself rejected a request, so that it certainly had no effect. */
export function isRejected(failure: RequestFailure): boolean {
  const { code, status = 0 } = failure;
  return code === 'http' && status >= 400 && status < 500 && !isFromGateway(failure);
}

/** Whether the provider rejected a request for good. A rate-limited request can be retried. */
export function isFinalRejection(failure: RequestFailure): boolean {
  return isRejected(failure) && failure.status !== 429;
}

/** Whether a gateway or proxy answered in place of the provider, which may have received the request. */
export function isFromGateway({ status = 0 }: RequestFailure): boolean {
  return gatewayStatuses.includes(status);
}

/**
 * The statuses of timeouts, and of gateways that lost the connection to the provider. Proxies answer 460 and 499 for a lost
 * client, 598 and 599 for a lost server.
 */
const gatewayStatuses: readonly number[] = [
  408, 460, 499, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530, 598, 599,
];

export type ApiErrorCode = 'network' | 'timeout' | 'http' | 'bad-response';

interface ApiErrorDetails {
  status?: number;
  /** The provider's JSON message, whatever the status. */
  message?: string | undefined;
  retryAfterMs?: number;
  cause?: unknown;
}

/** The only error that this layer throws: why a request has no usable answer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The provider's message for a 4xx, which is written for customers; messages for a 5xx are meant for engineers. */
  readonly providerMessage: string | undefined;
  /** The provider itself reported the failure in JSON, as opposed to a gateway or a lost connection. */
  readonly hasProviderMessage: boolean;
  /** How long the provider asks us to wait before the next request. */
  readonly retryAfterMs: number;

  constructor(code: ApiErrorCode, { status, message, retryAfterMs = 0, cause }: ApiErrorDetails = {}) {
    super(`The booking provider's answer failed: ${code}${status ? ` ${status}` : ''}`, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.hasProviderMessage = message !== undefined;
    this.providerMessage = (status ?? 500) < 500 ? message : undefined;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What a failed read means for the visitor. */
export type Failure = ApiErrorCode | 'missing';

/** A chunk that failed to load is treated as a lost connection. */
export function failureOf(error: Error): Failure {
  if (!(error instanceof ApiError)) return 'network';
  return error.status === 404 ? 'missing' : error.code;
}

/** No answer, none in time, one with an error status, or one that cannot be read. */
export type ApiErrorCode = 'network' | 'timeout' | 'http' | 'bad-response';

interface ApiErrorDetails {
  status?: number;
  /** The provider's JSON message, whatever the status. */
  message?: string | undefined;
  retryAfterMs?: number;
  cause?: unknown;
}

/** Why a request has no usable answer; `request` throws no other errors, except when it is aborted. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The provider's message, which may be shown; undefined for a 5xx, whose message is meant for engineers. */
  readonly providerMessage: string | undefined;
  /** Whether the answer contained a message, even one that may not be shown; those of gateways rarely do. */
  readonly hasProviderMessage: boolean;
  /** The delay that the provider requests before a retry; 0 if none. */
  readonly retryAfterMs: number;

  constructor(code: ApiErrorCode, { status, message, retryAfterMs = 0, cause }: ApiErrorDetails = {}) {
    super(`The request to the booking provider failed: ${code}${status ? ` ${status}` : ''}`, { cause });
    const isServerError = status !== undefined && status >= 500;
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.hasProviderMessage = message !== undefined;
    this.providerMessage = isServerError ? undefined : message;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A failed read from the visitor's point of view. */
export type ReadFailure = ApiErrorCode | 'missing';

/** The failure to show for an error. */
export function readFailureOf(error: Error): ReadFailure {
  const { status, code } = asApiError(error);
  return status === 404 ? 'missing' : code;
}

/** The error as an `ApiError`. Any other, such as a chunk that failed to load, counts as a lost connection. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('network', { cause: error });
}

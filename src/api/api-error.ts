export type ApiErrorCode = 'network' | 'timeout' | 'http' | 'bad-response';

interface ApiErrorDetails {
  status?: number;
  /** What the provider's JSON said, whatever the status. */
  message?: string | undefined;
  cause?: unknown;
}

/** The one error of this layer: why a call has no usable answer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  /** What the provider said with a 4xx, which is written for customers; with a 5xx it speaks to its own engineers. */
  readonly providerMessage: string | undefined;
  /** The provider itself said in JSON that the call failed: no gateway in between, no lost answer. */
  readonly hasProviderMessage: boolean;

  constructor(code: ApiErrorCode, { status, message, cause }: ApiErrorDetails = {}) {
    super(`The booking provider's answer failed: ${code}${status ? ` ${status}` : ''}`, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.hasProviderMessage = message !== undefined;
    this.providerMessage = (status ?? 500) < 500 ? message : undefined;
  }
}

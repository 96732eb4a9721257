export type ApiErrorCode = 'network' | 'timeout' | 'http' | 'bad-response';

/** The one error of this layer: why a call has no usable answer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  /** What the provider said with a 4xx. */
  readonly providerMessage: string | undefined;

  constructor(
    code: ApiErrorCode,
    details: { status?: number; providerMessage?: string; cause?: unknown } = {},
  ) {
    super(`The booking provider's answer failed: ${code}${details.status ? ` ${details.status}` : ''}`, {
      cause: details.cause,
    });
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status;
    this.providerMessage = details.providerMessage;
  }
}

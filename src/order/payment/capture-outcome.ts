import type { WalletCapture } from '../../schema/online-payment.ts';
import { isRejected, type RequestFailure } from '../rejection.ts';

export type CaptureOutcome =
  | { outcome: 'captured' }
  /** The card was declined: the visitor chooses another in the wallet. */
  | { outcome: 'declined' }
  | { outcome: 'failed'; description: string; debugId: string | undefined }
  /** The money may have been captured. */
  | { outcome: 'unknown' };

/** The outcome of an answered capture: its first issue decides. Without an issue or a purchase, it is inconclusive. */
export function captureOutcome({ details, debug_id, purchase_units }: WalletCapture): CaptureOutcome {
  const [issue] = details;
  if (issue?.issue === 'INSTRUMENT_DECLINED') return { outcome: 'declined' };
  if (issue) return { outcome: 'failed', description: issue.description || issue.issue, debugId: debug_id };
  return purchase_units ? { outcome: 'captured' } : { outcome: 'unknown' };
}

/** The outcome of a failed request: only the provider's rejection is certain; otherwise the money may be captured. */
export function failedCaptureOutcome(
  failure: RequestFailure & { providerMessage?: string | undefined },
): CaptureOutcome {
  if (!isRejected(failure)) return { outcome: 'unknown' };
  return { outcome: 'failed', description: failure.providerMessage ?? '', debugId: undefined };
}

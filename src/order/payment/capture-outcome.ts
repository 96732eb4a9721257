import type { WalletCapture } from '../../schema/online-payment.ts';
import { isRejected } from '../checkout-failure.ts';

export type CaptureOutcome =
  | { outcome: 'captured' }
  /** The card was declined: the visitor chooses another in the wallet. */
  | { outcome: 'declined' }
  | { outcome: 'failed'; description: string; debugId: string | undefined }
  /** It may have been captured. */
  | { outcome: 'unknown'; description: string };

/** The outcome of a capture: the first issue decides; an answer with neither an issue nor a purchase is inconclusive. */
export function captureOutcome({ details, debug_id, purchase_units }: WalletCapture): CaptureOutcome {
  const [issue] = details;
  if (issue?.issue === 'INSTRUMENT_DECLINED') return { outcome: 'declined' };
  if (issue) return { outcome: 'failed', description: issue.description || issue.issue, debugId: debug_id };
  return purchase_units ? { outcome: 'captured' } : { outcome: 'unknown', description: '' };
}

/** A rejection is certain; without an answer from the provider itself, the money may have been captured. */
export function failedCapture(answer: {
  code: string;
  status?: number | undefined;
  providerMessage?: string | undefined;
}): CaptureOutcome {
  const description = answer.providerMessage ?? '';
  return isRejected(answer)
    ? { outcome: 'failed', description, debugId: undefined }
    : { outcome: 'unknown', description: '' };
}

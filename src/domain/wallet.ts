import type { WalletCapture } from '../schema/payment.ts';

export type CaptureOutcome =
  | { outcome: 'captured' }
  /** The card was declined: the visitor chooses another one in the wallet. */
  | { outcome: 'declined' }
  | { outcome: 'failed'; description: string; debugId: string | undefined };

/** How taking the money went: the first issue counts, and without one something must have been bought. */
export function captureOutcome({ details, debug_id, purchase_units }: WalletCapture): CaptureOutcome {
  const [issue] = details;
  if (issue?.issue === 'INSTRUMENT_DECLINED') return { outcome: 'declined' };
  if (!issue && purchase_units) return { outcome: 'captured' };
  return { outcome: 'failed', description: issue?.description || issue?.issue || '', debugId: debug_id };
}

import type { WalletCapture } from '../schema/payment.ts';

export type CaptureOutcome =
  | { outcome: 'captured' }
  /** The card was declined: the visitor chooses another in the wallet. */
  | { outcome: 'declined' }
  | { outcome: 'failed'; description: string; debugId: string | undefined };

/** The outcome of the capture: the first issue decides; without an issue, there must be a purchase. */
export function captureOutcome({ details, debug_id, purchase_units }: WalletCapture): CaptureOutcome {
  const [issue] = details;
  if (issue?.issue === 'INSTRUMENT_DECLINED') return { outcome: 'declined' };
  if (!issue && purchase_units) return { outcome: 'captured' };
  return { outcome: 'failed', description: issue?.description || issue?.issue || '', debugId: debug_id };
}

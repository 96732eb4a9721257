import type { CaptureOutcome } from '../../order/payment/capture-outcome.ts';

/** The state of the last attempt to pay in the wallet. A captured payment leads to another screen. */
export type PaymentAttempt =
  { outcome: 'pending' | 'cancelled' } | Exclude<CaptureOutcome, { outcome: 'captured' }>;

/** Whether an attempt may have charged the visitor: its own notice then stays, because others say that nothing was charged. */
export function mayHaveCharged(attempt: PaymentAttempt | undefined): boolean {
  return attempt?.outcome === 'pending' || attempt?.outcome === 'unknown';
}

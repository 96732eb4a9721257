import { registry } from '../../registry.ts';
import { sendPendingPurchases } from '../analytics-receivers.ts';

/** Applies what has changed in the visitor's consent to what was loaded, and to what waits for it. Repeating it has no effect. */
export function applyConsent(): void {
  registry().applyConsentToTag?.();
  sendPendingPurchases();
}

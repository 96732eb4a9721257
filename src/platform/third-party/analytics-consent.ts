import { registry } from '../registry.ts';
import { consentOf, providerGtag } from './provider-tag.ts';

/**
 * Sets the visitor's consent, which counts as denied until granted. If it was refused first, granting it also sends the
 * purchases that were made on this page in the meantime.
 */
export function setAnalyticsConsent(granted: boolean): void {
  const page = registry();
  page.analyticsConsent = granted;
  providerGtag()?.('consent', 'update', consentOf(granted));
  if (granted) for (const send of page.sendPurchases?.splice(0) ?? []) send();
}

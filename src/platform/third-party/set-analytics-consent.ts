import { registry } from '../registry.ts';
import { googleConsent, providerGtag } from './provider-tag.ts';

/**
 * Sets the visitor's consent, which counts as denied until granted. If it was refused first, granting it also sends the
 * purchases that were made on this page in the meantime.
 */
export function setAnalyticsConsent(isGranted: boolean): void {
  const page = registry();
  page.analyticsConsent = isGranted;
  providerGtag()?.('consent', 'update', googleConsent(isGranted));
  if (isGranted) for (const send of page.unsentPurchases?.splice(0) ?? []) send();
}

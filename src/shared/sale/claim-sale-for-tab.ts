import { fingerprint } from '../../lib/fingerprint.ts';
import { claimForTab } from '../../platform/page/claim-for-tab.ts';

/**
 * Claims a sale for this tab, as `claimForTab` does. Only the tab with the claim reports the sale and, after a reload, shows
 * that it was booked: a duplicate of the tab has a copy of all that is stored, and considers the sale its own as well.
 */
export function claimSaleForTab(token: string): Promise<boolean> {
  return claimForTab(`booking-elements:sale:${fingerprint(token)}`);
}

import { fingerprint } from '../../lib/fingerprint.ts';
import { claimForTab } from '../../platform/page/claim-for-tab.ts';

/**
 * Claims a sale for this tab; see `claimForTab`. It resolves with false if another tab has claimed it: a duplicate of the tab
 * considers the sale its own as well. The tab with the claim reports the sale and, after a reload, shows that it was booked.
 */
export function claimSaleForTab(token: string): Promise<boolean> {
  return claimForTab(`booking-elements:sale:${fingerprint(token)}`);
}

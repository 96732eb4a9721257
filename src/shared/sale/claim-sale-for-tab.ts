import { fingerprint } from '../../lib/fingerprint.ts';
import { claimForTab } from '../../platform/page/claim-for-tab.ts';

/**
 * Claims a sale for this tab; see `claimForTab`. The same claim decides which tab reports the sale and, after a reload, which
 * one shows that it was booked: a duplicate of the tab considers the sale its own as well.
 */
export function claimSaleForTab(token: string): Promise<boolean> {
  return claimForTab(`booking-elements:sale:${fingerprint(token)}`);
}

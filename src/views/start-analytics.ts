import { addressWithoutToken } from '../domain/analytics.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { routeOf } from '../routing/match.ts';
import { pageAddresses, providerHasStarted, setAnalyticsAddress } from '../platform/analytics.ts';
import { startProviderAnalytics, type ProviderAnalytics } from '../platform/provider-analytics.ts';

type Setup = Pick<ProviderAnalytics, 'measurementId' | 'nonce' | 'ownPage'>;

/** Starts the company's own analytics, and ensures that no URL with a sale token is ever reported. */
export function startAnalytics({ location }: Storefront, setup: Setup): Promise<void> {
  if (providerHasStarted()) return Promise.resolve();
  location.subscribe(() => setAnalyticsAddress(publicAddress(location.path)));
  return startProviderAnalytics({
    ...setup,
    publicAddress: publicAddress(location.path),
    // The previous page may have been the payment page.
    publicReferrer: addressWithoutToken(pageAddresses().referrer, routeOf(location.path).token),
  });
}

function publicAddress(path: string): string {
  return addressWithoutToken(pageAddresses().location, routeOf(path).token);
}

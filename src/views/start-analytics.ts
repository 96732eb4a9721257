import { addressWithoutToken } from '../domain/analytics.ts';
import type { Storefront } from '../parts/storefront.ts';
import { routeOf } from '../paths.ts';
import { pageAddresses, providerHasStarted, setAnalyticsAddress } from '../platform/analytics.ts';
import { startProviderAnalytics, type ProviderAnalytics } from '../platform/provider-analytics.ts';

type Setup = Pick<ProviderAnalytics, 'measurementId' | 'nonce' | 'ownPage'>;

/** Starts the company's own analytics and keeps it from ever hearing an address with the token of a sale in it. */
export function startAnalytics({ location }: Storefront, setup: Setup): Promise<void> {
  if (providerHasStarted()) return Promise.resolve();
  location.subscribe(() => setAnalyticsAddress(publicAddress(location.path)));
  return startProviderAnalytics({
    ...setup,
    publicAddress: publicAddress(location.path),
    // The page before this one may have been the payment's.
    publicReferrer: addressWithoutToken(pageAddresses().referrer, routeOf(location.path).token),
  });
}

function publicAddress(path: string): string {
  return addressWithoutToken(pageAddresses().location, routeOf(path).token);
}

import { urlWithoutToken } from '../../analytics/ecommerce-events.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { routeOf } from '../../routing/match.ts';
import {
  pageUrls,
  providerHasStarted,
  setAnalyticsUrl,
} from '../../platform/third-party/analytics-targets.ts';
import {
  startProviderAnalytics,
  type ProviderAnalytics,
} from '../../platform/third-party/provider-analytics.ts';

type Setup = Pick<ProviderAnalytics, 'measurementId' | 'nonce' | 'ownPage'>;

/** Starts the company's own analytics, and ensures that no URL with a sale token is ever reported. */
export function startAnalytics({ location }: Storefront, setup: Setup): Promise<void> {
  if (providerHasStarted()) return Promise.resolve();
  location.subscribe(() => setAnalyticsUrl(publicUrlOf(location.path)));
  return startProviderAnalytics({
    ...setup,
    publicUrl: publicUrlOf(location.path),
    // The previous page may have been the payment page.
    publicReferrer: urlWithoutToken(pageUrls().referrer, routeOf(location.path).token),
  });
}

function publicUrlOf(path: string): string {
  return urlWithoutToken(pageUrls().location, routeOf(path).token);
}

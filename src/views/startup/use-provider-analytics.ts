import { useEffect, useEffectEvent, useState } from 'react';
import { urlWithoutToken } from '../../analytics/url-without-token.ts';
import { pageReferrer, pageUrl } from '../../platform/page/page-url.ts';
import {
  setAnalyticsUrl,
  startProviderAnalytics,
  type ProviderAnalytics,
} from '../../platform/third-party/provider-analytics.ts';
import { routeOf } from '../../routing/match.ts';
import type { Settings } from '../../schema/settings.ts';
import { useElement } from '../../shared/host/element-host.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** The longest time that analytics may delay the first screen. */
const MAX_DELAY_MS = 1000;

/**
 * Starts the company's own analytics if the element's `analytics` option includes it, the settings name a property, and consent
 * is not denied. The first screen has to wait until `isSettled` is true: before the tag's queue exists, the screen's events
 * would be lost, and before the tag has loaded, those of a visitor who leaves again at once.
 */
export function useProviderAnalytics(
  storefront: Storefront,
  settings: Settings | undefined,
): { isSettled: boolean } {
  const { options, ownsPage, consent } = useElement();
  const isOn = options.analytics.includes('provider') && consent().analytics !== false;
  const measurementId = isOn ? settings?.googleGa4 : undefined;
  const [settledId, setSettledId] = useState<string>();
  const [hasSettled, setHasSettled] = useState(false);

  const startWithId = useEffectEvent((id: string) =>
    startWithPublicUrls(storefront, {
      measurementId: id,
      nonce: options.nonce,
      ownsPage,
      consent: () => consent().analytics,
    }),
  );
  useEffect(() => {
    if (measurementId === undefined) return;
    const settle = () => setSettledId(measurementId);
    const timer = setTimeout(settle, MAX_DELAY_MS);
    startWithId(measurementId).then(settle, settle);
    return () => clearTimeout(timer);
  }, [measurementId]);

  const isSettled = measurementId === undefined || settledId === measurementId;
  // A later consent starts analytics while a screen is shown, which stays.
  if (settings && isSettled && !hasSettled) setHasSettled(true);
  return { isSettled: hasSettled || isSettled };
}

type AnalyticsSetup = Omit<ProviderAnalytics, 'publicUrl' | 'publicReferrer'>;

/**
 * Starts the company's analytics, once per page, and keeps sale tokens out of every URL that they report. Resolves when the
 * tag has loaded or failed, or at once if none is loaded.
 */
async function startWithPublicUrls({ location }: Storefront, setup: AnalyticsSetup): Promise<void> {
  const tagSettled = startProviderAnalytics({
    ...setup,
    publicUrl: publicUrlOf(location.path),
    // The previous page may have been the payment page.
    publicReferrer: urlWithoutToken(pageReferrer(), routeOf(location.path).token),
  });
  if (!tagSettled) return;
  location.subscribe(() => setAnalyticsUrl(publicUrlOf(location.path)));
  await tagSettled;
}

function publicUrlOf(path: string): string {
  return urlWithoutToken(pageUrl().href, routeOf(path).token);
}

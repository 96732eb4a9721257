import { useEffect, useEffectEvent, useState } from 'react';
import { addressWithoutToken } from '../domain/analytics.ts';
import { useElement } from '../parts/element.ts';
import type { Storefront } from '../parts/storefront.ts';
import { routeOf } from '../paths.ts';
import { pageAddresses, setAnalyticsAddress, startProviderAnalytics } from '../platform/analytics.ts';
import type { ElementOptions, EngineOptions } from '../schema/element-options.ts';
import type { Settings } from '../schema/settings.ts';

/** Analytics may hold the first screen up for no longer than this. */
const LONGEST_WAIT_MS = 1000;

/**
 * Starts the company's own analytics where an element asks for it and the settings name a property. False while the
 * first screen waits for it: events before that would be lost.
 */
export function useAnalyticsStart(storefront: Storefront, settings: Settings | undefined): boolean {
  const { options } = useElement();
  const measurementId = options.analytics.includes('provider') ? settings?.googleGa4 : undefined;
  const [settledFor, setSettledFor] = useState<string>();

  const start = useEffectEvent((id: string) => {
    const { location, referrer } = publicAddresses(storefront);
    return startProviderAnalytics({
      measurementId: id,
      publicAddress: location,
      publicReferrer: referrer,
      nonce: options.nonce,
      ownPage: isWholePage(options),
    });
  });
  useEffect(() => {
    if (measurementId === undefined) return;
    const settled = () => setSettledFor(measurementId);
    const timer = setTimeout(settled, LONGEST_WAIT_MS);
    void start(measurementId).then(settled);
    const stopFollowing = storefront.location.subscribe(() =>
      setAnalyticsAddress(publicAddresses(storefront).location),
    );
    return () => {
      clearTimeout(timer);
      stopFollowing();
    };
  }, [measurementId, storefront]);

  return measurementId === undefined || settledFor === measurementId;
}

/** The token of a sale stays out of both: the page before may have been the payment's. */
function publicAddresses({ location: { path } }: Storefront): { location: string; referrer: string } {
  const { location, referrer } = pageAddresses();
  const { token } = routeOf(path);
  return {
    location: addressWithoutToken(location, token),
    referrer: addressWithoutToken(referrer, token),
  };
}

function isWholePage(options: ElementOptions | EngineOptions): boolean {
  return 'routing' in options && options.routing === 'path';
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useElement } from '../shared/element-host.ts';
import type { Storefront } from '../storefront/storefront.ts';
import type { Settings } from '../schema/settings.ts';

/** Analytics may delay the first screen at most this long. */
const LONGEST_WAIT_MS = 1000;

/**
 * Starts the company's own analytics if an element asks for it and the settings name a property. False while the first
 * screen waits for it, because earlier events would be lost.
 */
export function useAnalyticsStart(storefront: Storefront, settings: Settings | undefined): boolean {
  const { options, ownsPage } = useElement();
  const measurementId = options.analytics.includes('provider') ? settings?.googleGa4 : undefined;
  const [settledFor, setSettledFor] = useState<string>();

  const start = useEffectEvent(async (id: string) => {
    const { startAnalytics } = await import('./start-analytics.ts');
    return startAnalytics(storefront, {
      measurementId: id,
      nonce: options.nonce,
      ownPage: ownsPage,
    });
  });
  useEffect(() => {
    if (measurementId === undefined) return;
    const settled = () => setSettledFor(measurementId);
    const timer = setTimeout(settled, LONGEST_WAIT_MS);
    start(measurementId).then(settled, settled);
    return () => clearTimeout(timer);
  }, [measurementId]);

  return measurementId === undefined || settledFor === measurementId;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { isWholePage, useElement } from '../parts/element.ts';
import type { Storefront } from '../parts/storefront.ts';
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

  const start = useEffectEvent(async (id: string) => {
    const { startAnalytics } = await import('./start-analytics.ts');
    return startAnalytics(storefront, {
      measurementId: id,
      nonce: options.nonce,
      ownPage: isWholePage(options),
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

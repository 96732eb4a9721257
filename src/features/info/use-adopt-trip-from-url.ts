import { useLayoutEffect, useState } from 'react';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { adoptDatesFromUrl, adoptTripFromUrl } from '../../storefront/flows/adopt-trip-from-url.ts';

/** Copies the trip in the route into the visitor's search once `enabled`. Returns whether this is done. */
export function useAdoptTripFromUrl({ enabled }: { enabled: boolean }): boolean {
  const storefront = useStorefront();
  const [isAdopted, setIsAdopted] = useState(false);
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    let isCurrent = true;
    adoptDatesFromUrl(storefront);
    void adoptTripFromUrl(storefront).then(() => {
      if (isCurrent) setIsAdopted(true);
    });
    return () => void (isCurrent = false);
  }, [storefront, enabled]);
  return isAdopted;
}

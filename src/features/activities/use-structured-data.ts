import { useEffect } from 'react';
import { tourStructuredData } from '../../domain/structured-data.ts';
import { useElement } from '../../parts/element.ts';
import { useSession } from '../../parts/session-context.ts';
import { addStructuredData } from '../../platform/structured-data.ts';
import type { Tour } from '../../schema/tour.ts';

/** On a page whose addresses are the storefront's own, search engines read what the tour is. */
export function useStructuredData(tour: Tour): void {
  const { options } = useElement();
  const { currency } = useSession();
  const ownsPage = 'routing' in options && options.routing === 'path';
  useEffect(
    () => (ownsPage ? addStructuredData(tourStructuredData(tour, currency)) : undefined),
    [ownsPage, tour, currency],
  );
}

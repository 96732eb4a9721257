import { useEffect } from 'react';
import { tourStructuredData } from '../../domain/structured-data.ts';
import { useElement } from '../../shared/element-host.ts';
import { addStructuredData } from '../../platform/structured-data.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Tour } from '../../schema/tour.ts';

/** Describes the tour to search engines, on the hosted page only. */
export function useStructuredData(tour: Priced<Tour>): void {
  const { ownsPage } = useElement();
  useEffect(() => (ownsPage ? addStructuredData(tourStructuredData(tour)) : undefined), [ownsPage, tour]);
}

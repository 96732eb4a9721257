import { lazy, Suspense } from 'react';
import type { ChosenPlace } from '../../domain/search.ts';
import { useElement } from '../../parts/element.ts';

const RouteMap = lazy(() => import('./route-map.tsx').then((module) => ({ default: module.RouteMap })));

interface RoutePreviewProps {
  from: ChosenPlace | null;
  to: ChosenPlace | null;
}

/** The way between both ends on a map, where the page has a key for one. */
export function RoutePreview({ from, to }: RoutePreviewProps) {
  const { mapsKey } = useElement().options;
  if (mapsKey === undefined || !from || !to) return null;
  return (
    <Suspense>
      <RouteMap mapsKey={mapsKey} from={from.ref} to={to.ref} />
    </Suspense>
  );
}

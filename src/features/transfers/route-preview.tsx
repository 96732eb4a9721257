import { lazy, Suspense } from 'react';
import type { ChosenPlace } from '../../domain/search.ts';
import { useElement } from '../../shared/element-host.ts';

const RouteMap = lazy(() => import('./route-map.tsx').then((module) => ({ default: module.RouteMap })));

interface RoutePreviewProps {
  from: ChosenPlace | null;
  to: ChosenPlace | null;
}

/** The route between both ends on a map, if the page has a key for it. */
export function RoutePreview({ from, to }: RoutePreviewProps) {
  const { mapsKey } = useElement().options;
  if (mapsKey === undefined || !from || !to) return null;
  return (
    <Suspense>
      <RouteMap mapsKey={mapsKey} from={from.ref} to={to.ref} />
    </Suspense>
  );
}

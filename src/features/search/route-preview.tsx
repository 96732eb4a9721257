import { lazy, Suspense } from 'react';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { useElement } from '../../shared/host/element-host.ts';

const RouteMap = lazy(async () => ({ default: (await import('./route-map.tsx')).RouteMap }));

interface RoutePreviewProps {
  from: ChosenPlace | null;
  to: ChosenPlace | null;
}

/** Shows the route between both places on a map, if the page has a key for the map service. */
export function RoutePreview({ from, to }: RoutePreviewProps) {
  const { mapsKey } = useElement().options;
  if (mapsKey === undefined || !from || !to) return null;
  return (
    <Suspense>
      <RouteMap mapsKey={mapsKey} from={from.ref} to={to.ref} />
    </Suspense>
  );
}

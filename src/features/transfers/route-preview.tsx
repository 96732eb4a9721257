import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { placeQuery } from '../../api/places.ts';
import type { ChosenPlace } from '../../domain/search.ts';
import { useElement } from '../../parts/element.ts';
import { useApi } from '../../parts/session-context.ts';

const RouteMap = lazy(() => import('./route-map.tsx').then((module) => ({ default: module.RouteMap })));

interface RoutePreviewProps {
  from: ChosenPlace | null;
  to: ChosenPlace | null;
}

/** The way between both ends on a map, where the page has a key for one. */
export function RoutePreview({ from, to }: RoutePreviewProps) {
  const api = useApi();
  const { mapsKey } = useElement().options;
  const wanted = mapsKey !== undefined && from !== null && to !== null;
  const start = useQuery({ ...placeQuery(api, from?.ref ?? ''), enabled: wanted });
  const end = useQuery({ ...placeQuery(api, to?.ref ?? ''), enabled: wanted });
  if (!wanted || !start.data || !end.data) return null;
  return (
    <Suspense>
      <RouteMap key={`${start.data.ref} ${end.data.ref}`} mapsKey={mapsKey} from={start.data} to={end.data} />
    </Suspense>
  );
}

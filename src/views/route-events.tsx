import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useElement } from '../parts/element.ts';
import { useStorefront } from '../parts/storefront.ts';
import { routeOf } from '../paths.ts';

/** Tells the host page of every change of the route, without the token of a sale. */
export function RouteEvents() {
  const { emit } = useElement();
  const { location } = useStorefront();
  const [path] = useLocation();
  useEffect(() => {
    if (!location.claimChange()) return;
    // A redirect may have moved on before this runs: the page is told of where it ends.
    const { name, publicPath } = routeOf(location.path);
    emit('booking-route-change', { path: publicPath, name, source: location.source });
  }, [emit, location, path]);
  return null;
}

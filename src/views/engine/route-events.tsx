import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { routeOf } from '../../routing/match.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';

/** Reports every change of the path to the host page, without sale tokens. */
export function RouteEvents() {
  const { emit } = useElement();
  const { location } = useStorefront();
  const [path] = useLocation();
  useEffect(() => {
    if (!location.claimChangeEvent()) return;
    // A redirect may already have changed the route again, so the current one is reported.
    const { name, publicPath } = routeOf(location.path);
    emit('booking-route-change', { path: publicPath, name, source: location.source });
  }, [emit, location, path]);
  return null;
}

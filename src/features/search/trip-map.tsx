import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { useElement } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { endsOfTrip } from '../../trip/search/searched-trip.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';

const RouteMapWithConsent = lazyComponent(
  async () => (await import('./route-map-with-consent.tsx')).RouteMapWithConsent,
);

/** Shows the drive between both ends of the trip on a map, or offers to, if the page has a key for the map service. */
export function TripMap() {
  const { mapsKey } = useElement().options;
  const { from, to } = endsOfTrip(useSnapshot(useStorefront().state.search.state));
  if (mapsKey === undefined || !from || !to) return null;
  return (
    <Suspense>
      <RouteMapWithConsent mapsKey={mapsKey} fromRef={from.ref} toRef={to.ref} />
    </Suspense>
  );
}

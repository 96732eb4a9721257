import { engineAttributes, type EngineOptions } from '../../src/options/engine-attributes.ts';
import { routeOrHome, syncRoute } from '../../src/routing/sync-route.ts';
import { watchTripLinks } from '../../src/storefront/flows/trip-link/watch-trip-links.ts';
import { BookingEngineView } from '../../src/views/engine-view.tsx';
import { prepareEngine } from '../../src/views/startup/prepare-engine.ts';
import { engineMethods } from '../core/engine/engine-methods.ts';
import { isOverlay } from '../core/engine/is-overlay.ts';
import { shadowRouteAccessor } from '../core/engine/shadow-route-accessor.ts';
import { withTripPreset } from './with-trip-preset.ts';

/** The view of `<booking-engine>`. */
export const { mountView } = withTripPreset<EngineOptions>({
  tag: 'booking-engine',
  View: BookingEngineView,
  attributes: engineAttributes,
  prepare: prepareEngine,
  methods: engineMethods,
  inheritsAttribution: true,
  presentation: ({ presentation, routing }) => ({ presentation, ownsPage: routing === 'path' }),
  joinKey: ({ routing, routeParam }) => `${routing} ${routeParam}`,
  join: (storefront, options, { host, read, setOpen }) => {
    const openIfOverlay = () => {
      if (isOverlay(read)) setOpen(true);
    };
    const stopWatching = watchTripLinks(storefront, host, openIfOverlay);
    const restoreAccessor = shadowRouteAccessor(host, storefront);
    const releaseUrl = syncRoute(storefront.location, options);
    // A link into the storefront opens the overlay.
    if (storefront.location.isInUrl) openIfOverlay();
    return () => {
      stopWatching();
      releaseUrl();
      restoreAccessor();
    };
  },
  optionsChanged: (storefront, { route }, previousOptions) => {
    if (route !== previousOptions.route) storefront.navigate(routeOrHome(route), 'api');
  },
});

import { BookingEngineView } from '../../src/views/engine-view.tsx';
import { syncRoute, routeOrHome } from '../../src/routing/sync-route.ts';
import {
  syncTripPresetLazily,
  type LazyTripPresetSync,
} from '../../src/views/startup/sync-trip-preset-lazily.ts';
import { prepareEngine } from '../../src/views/startup/prepare-engine.ts';
import { watchTripLinks } from '../../src/storefront/flows/trip-link/watch-trip-links.ts';
import { engineAttributes, type EngineOptions } from '../../src/options/engine-attributes.ts';
import { shadowRouteAccessor } from '../core/engine/route-accessor.ts';
import { engineMethods } from '../core/engine/engine-methods.ts';
import { mountView as mount } from '../core/view/mount-view.ts';
import type { ViewModule } from '../core/view/view-module.ts';
import type { ViewSpec } from '../core/view/view-spec.ts';

const spec = {
  name: 'booking-engine',
  View: BookingEngineView,
  options: engineAttributes,
  prepare: prepareEngine,
  methods: engineMethods,
  joinKey: ({ routing, routeParam }) => `${routing} ${routeParam}`,
  takesOver: true,
  presentation: ({ presentation, routing }) => ({ presentation, ownsPage: routing === 'path' }),
  join: (storefront, options, { host, setOpen }) => {
    const openOverlay = () => {
      if (options.presentation === 'overlay') setOpen(true);
    };
    const stopWatching = watchTripLinks(storefront, host, openOverlay);
    const unlink = shadowRouteAccessor(host, storefront);
    const release = syncRoute(storefront.location, options);
    // A link into the storefront opens the overlay.
    if (storefront.location.isInUrl) openOverlay();
    return () => {
      stopWatching();
      release();
      unlink();
    };
  },
  optionsChanged: (storefront, now, before) => {
    if (now.route !== before.route) storefront.navigate(routeOrHome(now.route), 'api');
  },
} satisfies ViewSpec<EngineOptions>;

/** The view of `<booking-engine>`. Its trip preset is applied before the first render and while mounted. */
export const mountView: ViewModule['mountView'] = (context) => {
  let preset: LazyTripPresetSync | undefined;
  return mount<EngineOptions>(
    {
      ...spec,
      join: (storefront, options, view) => {
        const leave = spec.join(storefront, options, view);
        const kept = syncTripPresetLazily(storefront, options, context.onLoadFailure);
        preset = kept;
        return () => {
          kept.stop();
          leave();
        };
      },
      prepare: (storefront) => Promise.all([prepareEngine(storefront), preset?.ready()]),
      optionsChanged: (storefront, now, before) => {
        spec.optionsChanged(storefront, now, before);
        preset?.change(now);
      },
    },
    context,
  );
};

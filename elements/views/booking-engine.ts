import type { EngineOptions } from '../../src/schema/element-options.ts';
import { BookingEngineView } from '../../src/views/booking-engine.tsx';
import { keepRoute } from '../../src/views/keep-route.ts';
import { prepareStart } from '../../src/views/prepare-start.ts';
import { routeOrHome } from '../../src/views/route-or-home.ts';
import { engineOptions } from '../engine-attributes.ts';
import { defineView } from '../define-view.ts';
import { engineMethods } from '../engine-methods.ts';
import { mountView as mount, type ViewSpec } from '../mount-view.ts';
import type { ViewModule } from '../view-module.ts';

const spec: ViewSpec<EngineOptions> = {
  tag: defineView('booking-engine', BookingEngineView),
  options: engineOptions,
  prepare: (storefront) => prepareStart(storefront, 'by-route'),
  methods: engineMethods,
  joinsBy: ({ routing, routeParam }) => `${routing} ${routeParam}`,
  join: (storefront, options, host) => {
    const letGo = keepRoute(storefront, options);
    // A link that leads into the storefront opens it.
    if (options.presentation === 'overlay' && storefront.location.isInPage) Reflect.set(host, 'open', true);
    return letGo;
  },
  optionsChanged: (storefront, now, before) => {
    if (now.route !== before.route) storefront.navigate(routeOrHome(now.route), 'api');
  },
};

/** The view of `<booking-engine>`. */
export const mountView: ViewModule['mountView'] = (surroundings) => mount(spec, surroundings);

import type { EngineOptions } from '../../src/schema/element-options.ts';
import { BookingEngineView } from '../../src/views/booking-engine.tsx';
import { engineOptions } from '../attributes.ts';
import { defineView } from '../define-view.ts';
import { engineMethods } from '../engine-methods.ts';
import { mountView as mount, type ViewSpec } from '../mount-view.ts';
import type { ViewModule } from '../view-module.ts';

const spec: ViewSpec<EngineOptions> = {
  tag: defineView('booking-engine', BookingEngineView),
  options: engineOptions,
  methods: engineMethods,
  optionsChanged: (storefront, now, before) => {
    if (now.route === before.route) return;
    try {
      storefront.navigate(now.route, 'api');
    } catch (error) {
      console.warn(`[booking-engine] attribute "route":`, error);
    }
  },
};

/** The view of `<booking-engine>`. */
export const mountView: ViewModule['mountView'] = (surroundings) => mount(spec, surroundings);

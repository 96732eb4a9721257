import type { ElementOptions } from '../../src/options/attributes.ts';
import type { TripOptions } from '../../src/options/trip-attributes.ts';
import {
  syncTripPresetLazily,
  type LazyTripPresetSync,
} from '../../src/views/startup/sync-trip-preset-lazily.ts';
import { mountView } from '../core/view/mount-view.ts';
import type { ViewModule } from '../core/view/view-module.ts';
import type { ViewSpec } from '../core/view/view-spec.ts';

/** The view of an element whose options can preset the trip. The preset is applied before the first render, and when it changes. */
export function withTripPreset<Options extends ElementOptions & TripOptions>(
  spec: ViewSpec<Options>,
): ViewModule {
  return {
    mountView: (context) => {
      let tripPreset: LazyTripPresetSync | undefined;
      const specWithPreset: ViewSpec<Options> = {
        ...spec,
        join: (storefront, options, view) => {
          const leave = spec.join?.(storefront, options, view);
          tripPreset = syncTripPresetLazily(storefront, options, context.onLoadFailure);
          const { stop } = tripPreset;
          return () => {
            stop();
            leave?.();
          };
        },
        prepare: (storefront, options) =>
          Promise.all([spec.prepare(storefront, options), tripPreset?.ready()]),
        optionsChanged: (storefront, options, previousOptions) => {
          spec.optionsChanged?.(storefront, options, previousOptions);
          tripPreset?.change(options);
        },
      };
      return mountView(specWithPreset, context);
    },
  };
}

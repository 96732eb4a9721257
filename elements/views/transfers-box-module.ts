import { prepareTransfersBox } from '../../src/views/startup/prepare-transfers-box.ts';
import {
  syncTripPresetLazily,
  type LazyTripPresetSync,
} from '../../src/views/startup/sync-trip-preset-lazily.ts';
import { TransfersBoxView } from '../../src/views/transfers-box-view.tsx';
import {
  transfersBoxAttributes,
  type TransfersBoxOptions,
} from '../../src/options/transfers-box-attributes.ts';
import { mountView as mount } from '../core/view/mount-view.ts';
import type { ViewModule } from '../core/view/view-module.ts';
import type { ViewSpec } from '../core/view/view-spec.ts';

const spec: ViewSpec<TransfersBoxOptions> = {
  name: 'transfers-box',
  View: TransfersBoxView,
  options: transfersBoxAttributes,
  prepare: prepareTransfersBox,
};

/** The view of `<transfers-box>`. Its trip preset is applied before the first render and while mounted. */
export const mountView: ViewModule['mountView'] = (context) => {
  let preset: LazyTripPresetSync | undefined;
  return mount(
    {
      ...spec,
      join: (storefront, options) => {
        const kept = syncTripPresetLazily(storefront, options, context.onLoadFailure);
        preset = kept;
        return kept.stop;
      },
      prepare: (storefront, options) =>
        Promise.all([prepareTransfersBox(storefront, options), preset?.ready()]),
      optionsChanged: (_, options) => preset?.change(options),
    },
    context,
  );
};

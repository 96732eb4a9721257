import { prepareTransfersBox } from '../../src/views/prepare-start.ts';
import { keepTripPreset, TransfersBoxView, type KeptPreset } from '../../src/views/transfers-box.tsx';
import {
  transfersBoxAttributes,
  type TransfersBoxOptions,
} from '../../src/options/transfers-box-attributes.ts';
import { replaceDeclaredForm } from '../../src/views/first-form/declared-form.ts';
import { defineView } from '../core/define-view.ts';
import { mountView as mount } from '../core/mount-view.ts';
import type { ViewModule } from '../core/view-module.ts';
import type { ViewSpec } from '../core/view-spec.ts';

const spec: ViewSpec<TransfersBoxOptions> = {
  tag: defineView('transfers-box', TransfersBoxView),
  options: transfersBoxAttributes,
  prepare: prepareTransfersBox,
};

/** The view of `<transfers-box>`. Its trip preset is applied to the search as long as the view is mounted. */
export const mountView: ViewModule['mountView'] = (context) => {
  let preset: KeptPreset | undefined;
  const view = mount(
    {
      ...spec,
      join: (storefront, options) => {
        const kept = keepTripPreset(storefront, options);
        preset = kept;
        return kept.stop;
      },
      optionsChanged: (_, options) => preset?.change(options),
    },
    context,
  );
  replaceDeclaredForm(context.root, view.node);
  return view;
};

import type { TransfersBoxOptions } from '../../src/schema/element-options.ts';
import { prepareTransfersBox } from '../../src/views/prepare-start.ts';
import { TransfersBoxView } from '../../src/views/transfers-box.tsx';
import { transfersBoxOptions } from '../transfers-box-attributes.ts';
import { defineView } from '../define-view.ts';
import { mountView as mount, type ViewSpec } from '../mount-view.ts';
import type { ViewModule } from '../view-module.ts';

const spec: ViewSpec<TransfersBoxOptions> = {
  tag: defineView('transfers-box', TransfersBoxView),
  options: transfersBoxOptions,
  prepare: prepareTransfersBox,
};

/** The view of `<transfers-box>`. */
export const mountView: ViewModule['mountView'] = (surroundings) => mount(spec, surroundings);

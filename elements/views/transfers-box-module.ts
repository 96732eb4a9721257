import {
  transfersBoxAttributes,
  type TransfersBoxOptions,
} from '../../src/options/transfers-box-attributes.ts';
import { prepareTransfersBox } from '../../src/views/startup/prepare-transfers-box.ts';
import { TransfersBoxView } from '../../src/views/transfers-box-view.tsx';
import { withTripPreset } from './with-trip-preset.ts';

/** The view of `<transfers-box>`. */
export const { mountView } = withTripPreset<TransfersBoxOptions>({
  tag: 'transfers-box',
  View: TransfersBoxView,
  attributes: transfersBoxAttributes,
  prepare: prepareTransfersBox,
});

import { TransfersBox } from '../features/transfers/transfers-box.tsx';
import type { TransfersBoxOptions } from '../schema/element-options.ts';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<transfers-box>`: the search form. */
export function TransfersBoxView({ config }: { config: ViewConfig<TransfersBoxOptions> }) {
  return (
    <StorefrontView config={config} words="first">
      <slot name="header" />
      <TransfersBox options={config.options} />
      <slot name="footer" />
    </StorefrontView>
  );
}

import { SearchBox } from '../features/search/search-box.tsx';
import type { TransfersBoxOptions } from '../options/transfers-box-attributes.ts';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<transfers-box>`: the search form. */
export function TransfersBoxView({ config }: { config: ViewConfig<TransfersBoxOptions> }) {
  return (
    <StorefrontView config={config} requiredScope="first-screen">
      <slot name="header" />
      <SearchBox options={config.options} />
      <slot name="footer" />
    </StorefrontView>
  );
}

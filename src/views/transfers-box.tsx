import { useEffect } from 'react';
import { airportsQuery } from '../api/places.ts';
import { TransfersBox } from '../features/transfers/transfers-box.tsx';
import { apiContext, firstLanguage } from '../parts/current-session.ts';
import type { Storefront } from '../parts/storefront.ts';
import type { TransfersBoxOptions } from '../schema/element-options.ts';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<transfers-box>`: the search form. */
export function TransfersBoxView({ config }: { config: ViewConfig<TransfersBoxOptions> }) {
  useAirportsAhead(config.options.mode === 'P2P' ? undefined : config.storefront);
  return (
    <StorefrontView config={config} words="first">
      <slot name="header" />
      <TransfersBox options={config.options} />
      <slot name="footer" />
    </StorefrontView>
  );
}

/** Asked for beside the settings, so that the form is drawn once, with its airports. */
function useAirportsAhead(storefront: Storefront | undefined): void {
  useEffect(() => {
    if (!storefront) return;
    const context = apiContext(storefront, firstLanguage(storefront), '');
    storefront.queryClient.query(airportsQuery(context)).catch(() => undefined);
  }, [storefront]);
}

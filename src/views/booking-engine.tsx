import type { EngineOptions } from '../schema/element-options.ts';
import { EngineChrome } from './engine-chrome.tsx';
import { RouteEvents } from './route-events.tsx';
import { Routes } from './routes.tsx';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<booking-engine>`: the whole storefront. */
export function BookingEngineView({ config }: { config: ViewConfig<EngineOptions> }) {
  return (
    <StorefrontView config={config}>
      <RouteEvents />
      <EngineChrome navigation={config.options.navigation}>
        <Routes />
      </EngineChrome>
    </StorefrontView>
  );
}

import { useMemo, type ReactNode } from 'react';
import { Router } from 'wouter';
import { useStorefront } from '../parts/storefront.ts';
import type { EngineOptions } from '../schema/element-options.ts';
import { EngineChrome } from './engine-chrome.tsx';
import { RouteEvents } from './route-events.tsx';
import { routerHooks } from './router-hooks.ts';
import { Routes } from './routes.tsx';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<booking-engine>`: the whole storefront. */
export function BookingEngineView({ config }: { config: ViewConfig<EngineOptions> }) {
  return (
    <StorefrontView config={config}>
      <SharedRouter>
        <RouteEvents />
        <EngineChrome navigation={config.options.navigation}>
          <Routes />
        </EngineChrome>
      </SharedRouter>
    </StorefrontView>
  );
}

/** Links and redirects move the location that all elements of the storefront follow. */
function SharedRouter({ children }: { children: ReactNode }) {
  const { location } = useStorefront();
  const { hook, searchHook } = useMemo(() => routerHooks(location), [location]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
}

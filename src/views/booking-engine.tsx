import { useMemo, useRef, type ReactNode } from 'react';
import { Router } from 'wouter';
import { useElement } from '../parts/element.ts';
import { useStorefront } from '../parts/storefront.ts';
import { isFramed } from '../platform/leave.ts';
import type { EngineOptions } from '../schema/element-options.ts';
import { AnswersToTabs } from './answers-to-tabs.tsx';
import { EngineChrome } from './engine-chrome.tsx';
import { Overlay, OverlayHead } from './overlay.tsx';
import { RouteEvents } from './route-events.tsx';
import { routerHooks } from './router-hooks.ts';
import { Routes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { StorefrontView, type Presentation } from './storefront-view.tsx';
import { useHeldHeight } from './use-held-height.ts';
import type { ViewConfig } from './view-config.ts';

/** `<booking-engine>`: the whole storefront. */
export function BookingEngineView({ config }: { config: ViewConfig<EngineOptions> }) {
  const { options } = config;
  return (
    <StorefrontView
      config={config}
      words="by-route"
      presentation={options.presentation === 'overlay' ? overlay : undefined}
    >
      <SharedRouter>
        <RouteEvents />
        <AnswersToTabs />
        <EngineChrome navigation={options.navigation}>
          <Screens />
        </EngineChrome>
      </SharedRouter>
    </StorefrontView>
  );
}

function Screens() {
  const screens = useRef<HTMLDivElement>(null);
  const { options } = useElement();
  const isInPage = !('presentation' in options && options.presentation === 'overlay');
  // A frame is made as high as what is in it, so that there is nothing below to be moved.
  useHeldHeight(screens, isInPage && !isFramed());
  return (
    <div ref={screens} className="screens">
      <div>
        <ScreenBoundary>
          <Routes />
        </ScreenBoundary>
      </div>
    </div>
  );
}

const overlay: Presentation = { Around: OverlayWhenOpen, Head: OverlayHead };

function OverlayWhenOpen(props: { label: string | undefined; children: ReactNode }) {
  const { options } = useElement();
  return 'open' in options && options.open ? <Overlay {...props} /> : null;
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

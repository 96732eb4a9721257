import { Suspense, useRef, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLocation } from 'wouter';
import { routeOf } from '../routing/match.ts';
import { pathSegment } from '../lib/path-segment.ts';
import { useElement } from '../shared/host/element-host.ts';
import { isFramed } from '../platform/page/redirect.ts';
import type { EngineOptions } from '../options/engine-attributes.ts';
import { lazyPart } from '../shared/screen/lazy-part.ts';
import { EngineChrome } from './engine/engine-chrome.tsx';
import { Overlay, OverlayHead } from './engine/overlay.tsx';
import { StorefrontRouter } from '../routing/router.tsx';
import { CurrentScreen } from './screens/current-screen.tsx';
import { RouteEvents } from './engine/route-events.tsx';
import { useStorefront } from '../shared/storefront/storefront-context.ts';
import { useOrderChannel } from '../shared/order/use-order-channel.ts';
import { StorefrontView, type Presentation } from './storefront-view.tsx';
import { useHeldHeight } from './engine/use-stable-height.ts';
import type { ViewConfig } from './view-config.ts';

/** `<booking-engine>`: the whole storefront. */
export function BookingEngineView({ config }: { config: ViewConfig<EngineOptions> }) {
  const { options, presentation } = config;
  return (
    <StorefrontView
      config={config}
      catalog="by-route"
      presentation={presentation === 'overlay' ? overlay : undefined}
    >
      <StorefrontRouter>
        <RouteEvents />
        <OrderTabSync />
        <EngineChrome navigation={options.navigation}>
          <PendingTripLink />
          <EarlierBookingNotice />
          <HeldScreens />
        </EngineChrome>
      </StorefrontRouter>
    </StorefrontView>
  );
}

function HeldScreens() {
  const screens = useRef<HTMLDivElement>(null);
  const { presentation, ownsPage } = useElement();
  // A frame is as tall as its content, and the hosted page contains nothing else that could shift.
  useHeldHeight(screens, presentation === 'inline' && !ownsPage && !isFramed());
  return (
    <div ref={screens} className="screens">
      {/* Measured by `useHeldHeight`. */}
      <div>
        <CurrentScreen />
      </div>
    </div>
  );
}

/** A booking that was made before the page was reloaded, unless it is on screen. */
function EarlierBookingNotice() {
  const { booked, isBookedEarlier } = useSnapshot(useStorefront().state.order.state);
  const [path] = useLocation();
  if (!booked || !isBookedEarlier || routeOf(path).token === pathSegment(booked.token)) return null;
  return (
    <Suspense>
      <EarlierBooking booked={booked} />
    </Suspense>
  );
}

const EarlierBooking = lazyPart(
  async () => (await import('../features/resume/earlier-booking.tsx')).EarlierBooking,
);

/** A trip link that opened the page. */
function PendingTripLink() {
  const { pendingTripLink } = useSnapshot(useStorefront().state.cart.state);
  return (
    pendingTripLink && (
      <Suspense>
        <TripLinkDialog key={pendingTripLink} text={pendingTripLink} />
      </Suspense>
    )
  );
}

const TripLinkDialog = lazyPart(
  async () => (await import('../features/resume/trip-link-dialog.tsx')).TripLinkDialog,
);

const overlay: Presentation = { Around: OverlayWhenOpen, Head: OverlayHead };

function OverlayWhenOpen(props: { label: string | undefined; children: ReactNode }) {
  const { isOpen } = useElement();
  return isOpen() ? <Overlay {...props} /> : null;
}

/** Answers other tabs with a copy of the cart which orders were sent, whichever screen is shown. */
function OrderTabSync() {
  const { attempts } = useSnapshot(useStorefront().state.order.state);
  useOrderChannel(attempts.length > 0);
  return null;
}

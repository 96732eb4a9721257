import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import type { EngineOptions } from '../options/engine-attributes.ts';
import { StorefrontRouter } from '../routing/router.tsx';
import { useElement } from '../shared/host/element-host.ts';
import { useOrderChannel } from '../shared/order/use-order-channel.ts';
import { useStorefront } from '../shared/storefront/storefront-context.ts';
import { AwaitedPayment } from './engine/awaited-payment.tsx';
import { EarlierBookingNotice } from './engine/earlier-booking-notice.tsx';
import { EngineChrome } from './engine/engine-chrome.tsx';
import { Overlay, OverlayHeader } from './engine/overlay.tsx';
import { PendingTripLink } from './engine/pending-trip-link.tsx';
import { RouteEvents } from './engine/route-events.tsx';
import { ScreenArea } from './engine/screen-area.tsx';
import { CurrentScreen } from './screens/current-screen.tsx';
import { StorefrontView } from './storefront-view.tsx';
import type { ViewConfig } from './view-config.ts';

/** `<booking-engine>`: the whole storefront. */
export function BookingEngineView({ config }: { config: ViewConfig<EngineOptions> }) {
  const { options, presentation } = config;
  const isOverlay = presentation === 'overlay';
  return (
    <StorefrontView
      config={config}
      requiredScope="by-route"
      Wrapper={isOverlay ? OverlayWhenOpen : undefined}
      header={isOverlay && <OverlayHeader />}
      awaited={<AwaitedPayment />}
    >
      <StorefrontRouter>
        <RouteEvents />
        <OrderChannelWhenOrdered />
        <EngineChrome navigation={options.navigation}>
          <PendingTripLink />
          <EarlierBookingNotice />
          <ScreenArea>
            <CurrentScreen />
          </ScreenArea>
        </EngineChrome>
      </StorefrontRouter>
    </StorefrontView>
  );
}

interface OverlayWhenOpenProps {
  companyTitle: string | undefined;
  children: ReactNode;
}

function OverlayWhenOpen({ companyTitle, children }: OverlayWhenOpenProps) {
  const { isOpen } = useElement();
  return isOpen() ? <Overlay label={companyTitle}>{children}</Overlay> : null;
}

/** Tells other tabs with a copy of the cart which orders this one has sent, whichever screen is shown. */
function OrderChannelWhenOrdered() {
  const { attempts } = useSnapshot(useStorefront().state.order.state);
  return attempts.length > 0 && <OpenOrderChannel />;
}

function OpenOrderChannel() {
  useOrderChannel();
  return null;
}

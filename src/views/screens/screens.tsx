import { HomeScreen } from '../../features/home/home-screen.tsx';
import type { RouteName } from '../../schema/route-name.ts';
import { useCloseOverlay } from '../../shared/screen/close-overlay.ts';
import { lazyPart } from '../../shared/screen/lazy-part.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { screenChunk, type RouteScreen } from './screen-chunk.ts';

const extras = screenChunk(
  async () => (await import('../../features/extras/extras-screen.tsx')).ExtrasScreen,
);

/** The search form of the home screen. The rest of that screen is in the engine's own chunk. */
const homeSearch = screenChunk(
  async () => (await import('../../features/search/search-form.tsx')).HomeSearch,
);

/** The screen of each route; the compiler reports routes without one. */
export const screens: Record<RouteName, RouteScreen> = {
  home: { ...homeSearch, Screen: () => <HomeScreen Search={homeSearch.Screen} /> },
  transfers: screenChunk(async () => (await import('../../features/search/search-screen.tsx')).SearchScreen),
  'transfers-prices': screenChunk(
    async () => (await import('../../features/prices/prices-screen.tsx')).PricesScreen,
  ),
  'transfers-info': screenChunk(async () => (await import('../../features/info/info-screen.tsx')).InfoScreen),
  'transfers-extras': extras,
  activities: screenChunk(async () => (await import('../../features/tours/tours-screen.tsx')).ToursScreen),
  'activities-category': screenChunk(
    async () => (await import('../../features/tours/category-screen.tsx')).CategoryScreen,
  ),
  'activities-tour': screenChunk(
    async () => (await import('../../features/tours/tour-screen.tsx')).TourScreen,
  ),
  extras,
  'cart-checkout': screenChunk(
    async () => (await import('../../features/checkout/checkout-screen.tsx')).CheckoutScreen,
  ),
  'cart-checkout-azul': outsideOverlay(
    screenChunk(async () => (await import('../../features/payments/card-form-screen.tsx')).CardFormScreen),
  ),
  'cart-checkout-paypal': outsideOverlay(
    screenChunk(async () => (await import('../../features/payments/wallet-screen.tsx')).WalletScreen),
  ),
  'cart-success': screenChunk(
    async () => (await import('../../features/sale/success-screen.tsx')).SuccessScreen,
  ),
  'cart-cancel': screenChunk(
    async () => (await import('../../features/payments/cancel-screen.tsx')).CancelScreen,
  ),
  payments: screenChunk(
    async () => (await import('../../features/payments/payment-result-screen.tsx')).PaymentResultScreen,
  ),
  'customer-sale-voucher': screenChunk(
    async () => (await import('../../features/sale/voucher-screen.tsx')).VoucherScreen,
  ),
  'widgets-transfers': screenChunk(
    async () => (await import('../../features/search/widget-transfers-screen.tsx')).WidgetTransfersScreen,
  ),
  'widgets-activities': screenChunk(
    async () => (await import('../../features/tours/widget-tours-screen.tsx')).WidgetToursScreen,
  ),
  'widgets-activity': screenChunk(
    async () => (await import('../../features/tours/widget-tour-screen.tsx')).WidgetTourScreen,
  ),
  'not-found': { Screen: NotFoundScreen },
};

/**
 * For screens with third-party scripts and windows, which a modal dialog would cover and make inert. In an overlay, such a
 * screen moves to an engine on the page or to the hosted page.
 */
function outsideOverlay({ Screen, ...screen }: RouteScreen): RouteScreen {
  function ScreenOutsideOverlay() {
    const close = useCloseOverlay();
    return close ? <RedirectingFromOverlay close={close} /> : <Screen />;
  }
  return { ...screen, Screen: ScreenOutsideOverlay };
}

const RedirectingFromOverlay = lazyPart(
  async () => (await import('../../features/payments/redirecting-from-overlay.tsx')).RedirectingFromOverlay,
);

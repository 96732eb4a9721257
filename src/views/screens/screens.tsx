import { lazy, type ComponentType } from 'react';
import { HomeScreen } from '../../features/home/home-screen.tsx';
import type { RouteName } from '../../schema/events.ts';
import { ChunkError } from '../../shared/notices/chunk-error.tsx';
import { lazyPart } from '../../shared/screen/lazy-part.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { useOverlayClose } from '../engine/overlay.tsx';

export interface RouteScreen {
  Screen: ComponentType;
  /** Fetches the screen's chunk, if it has one; rejects if that fails. */
  fetch?: () => Promise<unknown>;
}

const extras = chunk(async () => (await import('../../features/extras/extras-screen.tsx')).ExtrasScreen);

const homeSearch = chunk(async () => (await import('../../features/search/search-form.tsx')).HomeSearch);

/** The screen of each route; the compiler reports routes without one. */
export const screens: Record<RouteName, RouteScreen> = {
  home: { ...homeSearch, Screen: () => <HomeScreen Search={homeSearch.Screen} /> },
  transfers: chunk(async () => (await import('../../features/search/search-screen.tsx')).SearchScreen),
  'transfers-prices': chunk(
    async () => (await import('../../features/prices/prices-screen.tsx')).PricesScreen,
  ),
  'transfers-info': chunk(async () => (await import('../../features/info/info-screen.tsx')).InfoScreen),
  'transfers-extras': extras,
  activities: chunk(async () => (await import('../../features/tours/tours-screen.tsx')).ToursScreen),
  'activities-category': chunk(
    async () => (await import('../../features/tours/category-screen.tsx')).CategoryScreen,
  ),
  'activities-tour': chunk(async () => (await import('../../features/tours/tour-screen.tsx')).TourScreen),
  extras,
  'cart-checkout': chunk(
    async () => (await import('../../features/checkout/checkout-screen.tsx')).CheckoutScreen,
  ),
  'cart-checkout-azul': neverInOverlay(
    chunk(async () => (await import('../../features/payments/card-form-screen.tsx')).CardFormScreen),
  ),
  'cart-checkout-paypal': neverInOverlay(
    chunk(async () => (await import('../../features/payments/wallet-screen.tsx')).WalletScreen),
  ),
  'cart-success': chunk(async () => (await import('../../features/sale/success-screen.tsx')).SuccessScreen),
  'cart-cancel': chunk(async () => (await import('../../features/payments/cancel-screen.tsx')).CancelScreen),
  payments: chunk(
    async () => (await import('../../features/payments/payment-result-screen.tsx')).PaymentResultScreen,
  ),
  'customer-sale-voucher': chunk(
    async () => (await import('../../features/sale/voucher-screen.tsx')).VoucherScreen,
  ),
  'widgets-transfers': chunk(
    async () => (await import('../../features/search/widget-transfers-screen.tsx')).WidgetTransfersScreen,
  ),
  'widgets-activities': chunk(
    async () => (await import('../../features/tours/widget-tours-screen.tsx')).WidgetToursScreen,
  ),
  'widgets-activity': chunk(
    async () => (await import('../../features/tours/widget-tour-screen.tsx')).WidgetTourScreen,
  ),
  'not-found': { Screen: NotFoundScreen },
};

/**
 * A screen in its own chunk. Once loaded, it is returned synchronously, because with a promise React would show the skeleton
 * for at least 300 ms. A chunk that fails to load is retried once; then an error replaces the screen.
 */
function chunk(load: () => Promise<ComponentType>): RouteScreen {
  let fetched: LazyScreen | undefined;
  const atOnce = { then: (give: (screen: LazyScreen | undefined) => void) => give(fetched) };
  const fetch = () =>
    load()
      .catch(load)
      .then((Screen): LazyScreen => (fetched = { default: Screen }));
  const toShow = () =>
    fetched
      ? (atOnce as unknown as Promise<LazyScreen>)
      : fetch().catch((): LazyScreen => ({ default: ChunkError }));
  return { Screen: lazy(toShow), fetch };
}

interface LazyScreen {
  default: ComponentType;
}

/**
 * For screens with third-party scripts and windows, which a modal dialog would cover and make inert. In an overlay, such a
 * screen moves to an engine on the page or to the hosted page.
 */
function neverInOverlay({ Screen, ...screen }: RouteScreen): RouteScreen {
  function ScreenOutsideOverlay() {
    const close = useOverlayClose();
    return close ? <LeaveOverlay close={close} /> : <Screen />;
  }
  return { ...screen, Screen: ScreenOutsideOverlay };
}

const LeaveOverlay = lazyPart(
  async () => (await import('../../features/payments/redirecting-from-overlay.tsx')).RedirectingFromOverlay,
);

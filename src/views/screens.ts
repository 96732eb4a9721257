import { useEffect, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../i18n/language-provider.tsx';
import { ChunkProblem } from '../parts/chunk-problem.tsx';
import { useStorefront } from '../parts/storefront.ts';
import { routeOf } from '../paths.ts';
import type { RouteName } from '../schema/events.ts';
import { wordsQuery } from './use-words.ts';

/** How each screen is fetched. */
export const screens = keptOnceFetched({
  search: async () => ({ default: (await import('../features/transfers/search-screen.tsx')).SearchScreen }),
  prices: async () => ({ default: (await import('../features/transfers/prices-screen.tsx')).PricesScreen }),
  info: async () => ({ default: (await import('../features/transfers/info-screen.tsx')).InfoScreen }),
  activities: async () => ({
    default: (await import('../features/activities/activities-screen.tsx')).ActivitiesScreen,
  }),
  category: async () => ({
    default: (await import('../features/activities/category-screen.tsx')).CategoryScreen,
  }),
  tour: async () => ({ default: (await import('../features/activities/tour-screen.tsx')).TourScreen }),
  widgetTransfers: async () => ({
    default: (await import('../features/transfers/widget-transfers-screen.tsx')).WidgetTransfersScreen,
  }),
  widgetActivities: async () => ({
    default: (await import('../features/activities/widget-activities-screen.tsx')).WidgetActivitiesScreen,
  }),
  widgetActivity: async () => ({
    default: (await import('../features/activities/widget-activity-screen.tsx')).WidgetActivityScreen,
  }),
  extras: async () => ({ default: (await import('../features/extras/extras-screen.tsx')).ExtrasScreen }),
  checkout: async () => ({
    default: (await import('../features/checkout/checkout-screen.tsx')).CheckoutScreen,
  }),
  success: async () => ({ default: (await import('../features/sale/success-screen.tsx')).SuccessScreen }),
  cardForm: async () => ({
    default: (await import('../features/payments/card-form-screen.tsx')).CardFormScreen,
  }),
  wallet: async () => ({ default: (await import('../features/payments/wallet-screen.tsx')).WalletScreen }),
  voucher: async () => ({ default: (await import('../features/sale/voucher-screen.tsx')).VoucherScreen }),
  cancel: async () => ({ default: (await import('../features/payments/cancel-screen.tsx')).CancelScreen }),
  paymentResult: async () => ({
    default: (await import('../features/payments/payment-result-screen.tsx')).PaymentResultScreen,
  }),
});

const nextScreens: Partial<Record<RouteName, (keyof typeof screens)[]>> = {
  home: ['search'],
  transfers: ['prices'],
  'widgets-transfers': ['prices'],
  'transfers-prices': ['info'],
  'transfers-info': ['extras', 'checkout'],
  'transfers-extras': ['checkout'],
  activities: ['category'],
  'activities-category': ['tour'],
  'activities-tour': ['checkout'],
  extras: ['checkout'],
  'cart-checkout': ['success'],
};

/** Fetches the likely next screens once the current one is usable, so that a step shows at once. */
export function usePreloadedScreens(): void {
  const [path] = useLocation();
  const { language } = useLanguage();
  const storefront = useStorefront();
  useEffect(() => {
    const next = nextScreens[routeOf(path).name] ?? [];
    const preload = () => {
      next.forEach((screen) => void screens[screen]());
      storefront.queryClient.query(wordsQuery(storefront, language, 'all')).catch(() => undefined);
    };
    const timer = setTimeout(preload, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path, language, storefront]);
}

const PRELOAD_DELAY_MS = 800;

type Fetch = () => Promise<{ default: ComponentType }>;

/**
 * A screen that has been fetched is given at once, not by a promise: for that React would show the place of the screen
 * first, and the screen itself 300 ms later at the earliest. What cannot be had is tried once more, and then told.
 */
function keptOnceFetched<Name extends string>(all: Record<Name, Fetch>): Record<Name, Fetch> {
  const kept = (fetch: Fetch): Fetch => {
    let there: { default: ComponentType } | undefined;
    const atOnce = { then: (give: (screen: typeof there) => void) => give(there) };
    const first = () =>
      fetch()
        .catch(fetch)
        .then(
          (screen) => (there = screen),
          () => ({ default: ChunkProblem }),
        );
    return () => (there ? (atOnce as unknown as ReturnType<Fetch>) : first());
  };
  const names = Object.keys(all) as Name[];
  return Object.fromEntries(names.map((name) => [name, kept(all[name])])) as Record<Name, Fetch>;
}

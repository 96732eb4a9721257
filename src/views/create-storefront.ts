import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { cartSummaryKey } from '../api/cart-summary-key.ts';
import { cartSnapshot, wireCart } from '../domain/cart.ts';
import { currentSession } from '../parts/current-session.ts';
import type { Storefront, StorefrontIdentity } from '../parts/storefront.ts';
import { isRoutePath } from '../paths.ts';
import type { TabStorage } from '../platform/storage.ts';
import type { CartSummary } from '../schema/cart-summary.ts';
import { createState } from '../state/storefront.ts';
import { createLocation } from './location.ts';
import { version } from './version.ts';

export interface StorefrontSetup {
  identity: StorefrontIdentity;
  storage: TabStorage;
  /** `fetch`, or an answer that is already under way. */
  fetch: typeof fetch;
}

/** The storefront of a page and key. Elements find theirs through the registry; tests make a fresh one each. */
export function createStorefront({ identity, storage, fetch }: StorefrontSetup): Storefront {
  const key = storefrontKey(identity);
  const location = createLocation();
  const queryClient = createQueryClient();
  const storefront: Storefront = {
    key,
    version,
    identity,
    state: createState(storage, `booking-elements:${key}`),
    location,
    queryClient,
    i18n: setupI18n(),
    fetch,
    get path() {
      return location.route;
    },
    get settings() {
      return currentSession(storefront).settings;
    },
    navigate: (path, source, options) => {
      if (!isRoutePath(path)) throw new TypeError(`"${path}" is not a path of the booking storefront`);
      location.navigate(path, { ...options, source });
    },
    back: (source) => location.back('/', source),
    cartSnapshot: () => {
      const { api } = currentSession(storefront);
      const cart = storefront.state.cart.state;
      const totals = queryClient.getQueryData<CartSummary>(
        cartSummaryKey(api, wireCart(cart), cart.couponCode),
      );
      return cartSnapshot(cart, api.currency, totals);
    },
    clearCart: () => storefront.state.cart.clear(),
    reload: () => void queryClient.invalidateQueries(),
  };
  return storefront;
}

export function storefrontKey({ apiBase, developmentHost, preview, cartScope }: StorefrontIdentity): string {
  return [apiBase, developmentHost ?? '', cartScope, preview ? 'preview' : ''].join('|');
}

/** Retries are the client's own; a failed call is asked again when the browser is back on line. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import type { QueryClient } from '@tanstack/react-query';
import { cartSummaryKey } from '../api/cart-requests.ts';
import { createQueryClient } from '../api/query-client.ts';
import { cartSnapshot, wireCart } from '../cart/cart-contents.ts';
import type { cartIssues } from '../cart/cart-issues.ts';
import { pageFetch } from '../platform/page/page-fetch.ts';
import { registry, type Registry } from '../platform/registry.ts';
import { memoryStorage, sessionStorageOrMemory, type TabStorage } from '../platform/storage.ts';
import { currentRelease } from '../platform/current-release.ts';
import { createLocation, type RouteSource, type StorefrontLocation } from '../routing/location.ts';
import { isRoutePath } from '../routing/match.ts';
import type { CartSummary } from '../schema/cart-summary.ts';
import type { CartSnapshot } from '../schema/cart-snapshot.ts';
import type { Settings } from '../schema/settings.ts';
import { clearCart } from './flows/clear-cart.ts';
import {
  identityOf,
  storageKey,
  storefrontKey,
  type IdentityOptions,
  type StorefrontIdentity,
} from './identity.ts';
import { latestCartCheck } from './cart-checks.ts';
import { currentSession } from './current-session.ts';
import { shareProxies } from './shared-proxies.ts';
import { createState, type StorefrontState } from './state.ts';

/** The choices, the location, the provider's answers and the messages that all elements with the same key share. */
export interface Storefront {
  readonly key: string;
  readonly version: string;
  readonly identity: StorefrontIdentity;
  readonly state: StorefrontState;
  readonly location: StorefrontLocation;
  readonly queryClient: QueryClient;
  /** `fetch`, which uses answers that the loader has prefetched. */
  readonly fetch: typeof fetch;
  /** The current route with its query. */
  readonly path: string;
  /** Navigates to a path of the route table; throws a TypeError for any other. */
  navigate: (path: string, source: RouteSource, options?: { replace?: boolean }) => void;
  back: (source: RouteSource) => void;
  /** The company's settings, once they have loaded. */
  readonly settings: Settings | undefined;
  cartSnapshot: () => CartSnapshot;
  /** The rules by which a check of the cart is read, once the part that checks it has loaded. */
  cartIssues?: typeof cartIssues;
  clearCart: () => void;
  /** Refetches everything on screen. */
  reload: () => void;
}

/**
 * The storefront of an element, created by the first element with its key. Undefined without a valid `api-base`.
 * `onStorageBroken` is called once when the tab's storage is denied or full.
 */
export function findOrCreateStorefront(
  options: IdentityOptions & { storage: 'session' | 'memory' },
  onStorageBroken: () => void = () => undefined,
): Storefront | undefined {
  const { apiBase, ...others } = identityOf(options);
  if (apiBase === undefined) return undefined;
  const { storefronts, prefetched } = registry();
  shareProxies();
  const key = storefrontKey(options);
  const known = storefronts.get(key) as Storefront | undefined;
  if (known) return known;
  const storefront = createStorefront({
    identity: { apiBase, ...others },
    storage: options.storage === 'memory' ? memoryStorage() : sessionStorageOrMemory(onStorageBroken),
    fetch: fetchUsing(prefetched),
  });
  storefronts.set(key, storefront);
  return storefront;
}

export interface StorefrontSetup {
  identity: StorefrontIdentity;
  storage: TabStorage;
  /** Replaces `fetch`, so that prefetched answers can be used. */
  fetch: typeof fetch;
}

/** Creates a new storefront. Elements share theirs by `findOrCreateStorefront`; tests create their own. */
export function createStorefront({ identity, storage, fetch }: StorefrontSetup): Storefront {
  const key = storefrontKey(identity);
  const location = createLocation();
  const queryClient = createQueryClient();
  const storefront: Storefront = {
    key,
    version: currentRelease().version,
    identity,
    state: createState(storage, storageKey(identity)),
    location,
    queryClient,
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
      const check = latestCartCheck(queryClient, api)?.state.data;
      return cartSnapshot(cart, api.currency, totals, check && storefront.cartIssues?.(cart, check));
    },
    clearCart: () => clearCart(storefront.state),
    reload: () => void queryClient.invalidateQueries(),
  };
  return storefront;
}

/** `fetch` that uses each prefetched answer once, and sends the request itself if that failed. */
function fetchUsing(prefetched: Registry['prefetched']): typeof fetch {
  return async (input, init) => {
    const url = typeof input === 'string' ? input : '';
    const early = init?.method === 'GET' ? prefetched.get(url) : undefined;
    if (!early) return pageFetch(input, init);
    prefetched.set(url, undefined);
    return early.catch(() => pageFetch(input, init));
  };
}

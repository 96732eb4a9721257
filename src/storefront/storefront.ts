import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client.ts';
import { cartSnapshot } from '../cart/snapshot.ts';
import type { cartIssues } from '../cart/issues/cart-issues.ts';
import { registry } from '../platform/registry.ts';
import { memoryStorage, sessionStorageOrMemory, type TabStorage } from '../platform/storage.ts';
import { currentRelease } from '../platform/current-release.ts';
import { createLocation, type RouteSource, type StorefrontLocation } from '../routing/location.ts';
import { isKnownRoute } from '../routing/match.ts';
import type { CartSnapshot } from '../schema/cart-snapshot.ts';
import { cachedTotals } from './cached-totals.ts';
import { latestCartCheck } from './cart-checks.ts';
import { currentSession } from './current-session.ts';
import { clearCart } from './flows/clear-cart.ts';
import {
  identityOf,
  storageKey,
  storefrontKey,
  type IdentityOptions,
  type StorefrontIdentity,
} from './identity.ts';
import { createPrefetchedFetch } from './prefetched-fetch.ts';
import { shareProxies } from './share-proxies.ts';
import { createState } from './create-state.ts';
import type { StorefrontState } from './state.ts';

/** What elements with the same key share: the visitor's choices, the route and the provider's answers. */
export interface Storefront {
  readonly key: string;
  readonly version: string;
  readonly identity: StorefrontIdentity;
  readonly state: StorefrontState;
  readonly location: StorefrontLocation;
  readonly queryClient: QueryClient;
  /** Uses answers that the loader has prefetched. */
  readonly fetch: typeof fetch;
  /** The current route. */
  readonly path: string;
  /** Navigates to a route; throws a TypeError if it leads to no screen. */
  navigate: (path: string, source: RouteSource, options?: { replace?: boolean }) => void;
  back: (source: RouteSource) => void;
  cartSnapshot: () => CartSnapshot;
  /** The rules that find issues in a check of the cart, once the code that checks it has loaded. */
  cartIssues?: typeof cartIssues;
  clearCart: () => void;
  /** Refetches everything on screen. */
  reload: () => void;
}

/**
 * The storefront of an element; the first element with its key creates it. Undefined without a valid `api-base`. A storefront
 * that this call creates calls `onStorageBroken` once if the tab's storage is denied or full, or if what it contains is
 * unusable.
 */
export function findOrCreateStorefront(
  options: IdentityOptions & { storage: 'session' | 'memory' },
  onStorageBroken?: () => void,
): Storefront | undefined {
  const { apiBase, ...identity } = identityOf(options);
  if (apiBase === undefined) return undefined;
  const { storefronts, prefetched } = registry();
  shareProxies();
  const key = storefrontKey(options);
  // The registry does not know the types of the storefront.
  const existing = storefronts.get(key) as Storefront | undefined;
  if (existing) return existing;
  const storefront = buildStorefront({
    identity: { apiBase, ...identity },
    storage: options.storage === 'memory' ? memoryStorage() : sessionStorageOrMemory(onStorageBroken),
    fetch: createPrefetchedFetch(prefetched),
  });
  storefronts.set(key, storefront);
  return storefront;
}

interface StorefrontSetup {
  identity: StorefrontIdentity;
  storage: TabStorage;
  fetch: typeof fetch;
}

/** Creates a storefront without registering it; tests call this directly. */
export function buildStorefront({ identity, storage, fetch }: StorefrontSetup): Storefront {
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
    navigate: (path, source, options) => {
      if (!isKnownRoute(path)) throw new TypeError(`"${path}" is not a path of the booking storefront`);
      location.navigate(path, { ...options, source });
    },
    back: (source) => location.back('/', source),
    cartSnapshot: () => snapshotOf(storefront),
    clearCart: () => clearCart(storefront.state),
    reload: () => void queryClient.invalidateQueries(),
  };
  return storefront;
}

/** The cart as reported to the host page, with its totals and issues as far as they are known. */
function snapshotOf(storefront: Storefront): CartSnapshot {
  const { queryClient } = storefront;
  const { api } = currentSession(storefront);
  const cart = storefront.state.cart.state;
  const totals = cachedTotals(queryClient, api, cart);
  const check = latestCartCheck(queryClient, api);
  return cartSnapshot(cart, api.currency, totals, check && storefront.cartIssues?.(cart, check));
}

import type { Storefront } from '../parts/storefront.ts';
import { memoryStorage, sessionStorageOrMemory } from '../platform/storage.ts';
import { registry, type Registry } from '../platform/registry.ts';
import { shareProxies } from '../state/shared-proxies.ts';
import type { ElementOptions } from '../schema/element-options.ts';
import { supportedLanguage } from '../domain/language.ts';
import { createStorefront, storefrontKey } from './create-storefront.ts';

/**
 * The storefront that an element belongs to: the one of its key, made by the first element that asks. Undefined
 * without a usable `api-base`. `storageBroken` is called once when the tab's storage is denied or full.
 */
export function joinStorefront(
  options: ElementOptions,
  storageBroken: () => void = () => undefined,
): Storefront | undefined {
  const { apiBase, developmentHost, preview, cartScope } = options;
  if (apiBase === undefined) return undefined;
  const identity = { apiBase, developmentHost, preview, cartScope };
  const key = storefrontKey(identity);
  const { storefronts, prefetched } = registry();
  shareProxies();
  const known = storefronts.get(key) as Storefront | undefined;
  if (known) {
    applyChoices(known, options);
    return known;
  }
  const storefront = createStorefront({
    identity,
    storage: options.storage === 'memory' ? memoryStorage() : sessionStorageOrMemory(storageBroken),
    fetch: fetchUsing(prefetched),
  });
  storefronts.set(key, storefront);
  applyChoices(storefront, options);
  return storefront;
}

/** What the attributes of an element choose for everybody: the last one that says something wins. */
export function applyChoices(storefront: Storefront, options: ElementOptions): void {
  const { session, cart } = storefront.state;
  const language = supportedLanguage(options.lang);
  if (language) session.chooseForPage({ language });
  if (options.currency) session.chooseForPage({ currency: options.currency.toLowerCase() });
  if (options.salesChannel) session.setSalesChannel(options.salesChannel);
  if (options.coupon) cart.offerCoupon(options.coupon.trim());
}

/** What an element has chosen and no longer does. */
export function takeBackChoices({ state }: Storefront, before: ElementOptions, now: ElementOptions): void {
  const { session } = state;
  if (before.lang && !now.lang) session.chooseForPage({ language: undefined });
  if (before.currency && !now.currency) session.chooseForPage({ currency: undefined });
  if (before.salesChannel && !now.salesChannel) session.setSalesChannel(undefined);
}

/** `fetch`, but an answer that the loader already asked for is used once. */
function fetchUsing(prefetched: Registry['prefetched']): typeof fetch {
  return (input, init) => {
    const url = typeof input === 'string' ? input : '';
    const early = init?.method === 'GET' ? prefetched.get(url) : undefined;
    if (!early) return globalThis.fetch(input, init);
    prefetched.set(url, undefined);
    return early.catch(() => globalThis.fetch(input, init));
  };
}

import { unstable_getInternalStates } from 'valtio/vanilla';
import { registry } from '../platform/registry.ts';

const { proxyStateMap } = unstable_getInternalStates();
type ProxyStates = typeof proxyStateMap;

/**
 * Lets the copies of this script on a page read each other's state: each copy of valtio only knows its own proxies, and the
 * storefront may have been created by another copy, such as a pinned version or the npm package in the page's bundle.
 */
export function shareProxies(): void {
  // The registry does not know the types of valtio.
  const stateMaps = (registry().proxyStateMaps ??= []) as ProxyStates[];
  if (stateMaps.includes(proxyStateMap)) return;
  stateMaps.push(proxyStateMap);
  const get = (proxy: object) => {
    for (const stateMap of stateMaps) {
      // Not `stateMap.get`, which itself searches the maps of all copies.
      const state = WeakMap.prototype.get.call(stateMap, proxy) as ReturnType<ProxyStates['get']>;
      if (state) return state;
    }
    return undefined;
  };
  Object.assign(proxyStateMap, { get, has: (proxy: object) => get(proxy) !== undefined });
}

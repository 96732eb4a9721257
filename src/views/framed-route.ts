import * as v from 'valibot';
import type { Storefront } from '../parts/storefront.ts';
import { isRoutePath, routeOf } from '../paths.ts';
import { sessionStorageOrMemory } from '../platform/storage.ts';
import { stringifyJson } from '../schema/json.ts';

const KEY = 'booking-elements:framed-routes';

/** Where visitors left, by the route that the frame was opened with: a site may frame the page in several places. */
const KeptSchema = v.record(v.string(), v.string());

/** What the host says about routes when it starts. */
export interface HostRoutes {
  /** Where it wants the storefront to open. */
  route?: string | undefined;
  /** Where the visitor left, as far as the host knows. */
  lastRoute?: string | undefined;
}

/**
 * Opens a framed storefront where the visitor left it in this tab, else where the host wants it, else where its address
 * says; and keeps the route from now on. Routes that hold a sale's token are not kept.
 */
export function openFramedRoute(storefront: Storefront, { route: wanted, lastRoute }: HostRoutes): void {
  const storage = sessionStorageOrMemory(() => undefined);
  const kept = parseKept(storage.read(KEY));
  // A browser may reload a frame where it was, not where it was opened.
  const reopened = [...kept].find(([, route]) => route === storefront.path)?.[0];
  const entry = wanted ?? reopened ?? storefront.path;

  const left = kept.get(entry) ?? lastRoute;
  if (left !== undefined && isRoutePath(left)) storefront.navigate(left, 'restore', { replace: true });
  else if (wanted !== undefined && isRoutePath(wanted))
    storefront.navigate(wanted, 'message', { replace: true });

  storefront.location.subscribe(() => {
    const { path } = storefront.location;
    if (routeOf(path).publicPath === path) kept.set(entry, storefront.path);
    else kept.delete(entry);
    storage.write(KEY, stringifyJson(Object.fromEntries(kept)));
  });
}

function parseKept(text: string | null): Map<string, string> {
  try {
    return new Map(Object.entries(v.parse(KeptSchema, JSON.parse(text ?? '{}'))));
  } catch {
    return new Map();
  }
}

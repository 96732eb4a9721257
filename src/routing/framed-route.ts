import * as v from 'valibot';
import type { StorefrontLocation } from './location.ts';
import { isRoutePath, routeOf } from './match.ts';
import { sessionStorageOrMemory } from '../platform/storage.ts';
import { stringifyJson } from '../lib/json.ts';

const KEY = 'booking-elements:framed-routes';

/**
 * The last routes of visitors, by the route that the frame was opened with: a site may frame the page in several
 * places.
 */
const KeptSchema = v.record(v.string(), v.string());

/** The routes that the host sends initially. */
export interface HostRoutes {
  /** The route at which the storefront should open. */
  route?: string | undefined;
  /** The visitor's last route, if the host knows it. */
  lastRoute?: string | undefined;
}

/**
 * Opens a framed storefront at the visitor's last route in this tab, otherwise at the host's route, otherwise at its
 * URL's; and stores the route from now on, unless it contains a sale token.
 */
export function openFramedRoute(
  location: StorefrontLocation,
  { route: wanted, lastRoute }: HostRoutes,
): void {
  const storage = sessionStorageOrMemory(() => undefined);
  const kept = parseKept(storage.read(KEY));
  // A browser may reload a frame at its last URL instead of its initial one.
  const reopened = [...kept].find(([, route]) => route === location.route)?.[0];
  const entry = wanted ?? reopened ?? location.route;

  const left = kept.get(entry) ?? lastRoute;
  if (left !== undefined && isRoutePath(left)) location.navigate(left, { replace: true, source: 'restore' });
  else if (wanted !== undefined && isRoutePath(wanted))
    location.navigate(wanted, { replace: true, source: 'message' });

  location.subscribe(() => {
    const { path, route } = location;
    if (routeOf(path).publicPath === path) kept.set(entry, route);
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

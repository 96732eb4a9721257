/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { pause } from '../pause.ts';
import { withTimeout } from '../with-timeout.ts';

/** How Google's script is configured. */
export interface MapsOptions {
  key: string;
  language: string;
}

/** Google's libraries. An old copy that the page has loaded may lack parts of the routes library. */
export interface MapLibraries {
  maps: google.maps.MapsLibrary;
  routes: Partial<google.maps.RoutesLibrary>;
}

const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const POLL_MS = 200;
const SCRIPT_URL = 'https://maps.googleapis.com/maps/api/js';

/**
 * Loads one of Google's libraries, from the page's own copy if it has one, which it may hold back until the visitor
 * consents. Rejects after three retries, at once if the page blocks Google's script, or before the next request once `signal`
 * has aborted.
 */
export async function loadMapLibrary<Name extends keyof MapLibraries>(
  name: Name,
  signal: AbortSignal,
  options: MapsOptions,
): Promise<MapLibraries[Name]> {
  await documentParsed();
  // A second script of Google's would break the first one.
  while (!pageMaps() && hasPageScript()) {
    signal.throwIfAborted();
    await pause(POLL_MS);
  }
  for (let retries = 0; ; retries++) {
    // The visitor may have left the screen, or revoked consent to maps.
    signal.throwIfAborted();
    try {
      return await withTimeout(tryToImport(name, options), 'The map service did not answer');
    } catch (error) {
      if (retries >= MAX_RETRIES || error instanceof MapsBlockedByPage) throw error;
      await pause(FIRST_DELAY_MS * 2 ** retries);
    }
  }
}

class MapsBlockedByPage extends Error {}

let isConfigured = false;

async function tryToImport<Name extends keyof MapLibraries>(
  name: Name,
  options: MapsOptions,
): Promise<MapLibraries[Name]> {
  const maps = pageMaps();
  try {
    if (maps?.importLibrary) return await maps.importLibrary(name);
    // An old copy without `importLibrary` has the contents of all libraries in one object.
    if (maps) return { ...maps, ...maps.routes } as MapLibraries[Name];
    if (scriptsAreBlocked()) throw new MapsBlockedByPage('The page blocks third-party scripts');
    // Google accepts the key and the language only once per page.
    if (!isConfigured) setOptions({ ...options, v: 'weekly' });
    isConfigured = true;
    return await importLibrary(name);
  } catch (error) {
    // A failed script must not stay: a later call could take it for the page's own, and wait for it.
    loaderScript()?.remove();
    throw error;
  }
}

interface PageMaps {
  importLibrary?: <Name extends keyof MapLibraries>(name: Name) => Promise<MapLibraries[Name]>;
  Map?: typeof google.maps.Map;
  routes?: MapLibraries['routes'];
}

/** Google's maps on this page, loaded or ready to load. Undefined if the page's `google.maps` is something else. */
function pageMaps(): PageMaps | undefined {
  const maps = (globalThis as { google?: { maps?: PageMaps } }).google?.maps;
  return typeof maps?.importLibrary === 'function' || typeof maps?.Map === 'function' ? maps : undefined;
}

/** Google's script at its current or an earlier URL. */
const anyScriptUrl = /^(https?:)?\/\/maps\.google(apis)?\.(com|cn)\/maps\/api\/js\b/;

/** Whether the page has Google's script. Consent tools hold it back by keeping the URL in an attribute of their own. */
function hasPageScript(): boolean {
  return Array.from(document.scripts).some(({ attributes }) =>
    Array.from(attributes).some(({ value }) => anyScriptUrl.test(value.trim())),
  );
}

/** The script that Google's loader has added for us. */
function loaderScript(): Element | null {
  return document.querySelector(`script[src^="${SCRIPT_URL}"][src*="callback=google.maps.__ib__"]`);
}

/** On pages with Trusted Types and no default policy, the loader would throw an error that cannot be caught. */
function scriptsAreBlocked(): boolean {
  try {
    document.createElement('script').src = SCRIPT_URL;
    return false;
  } catch {
    return true;
  }
}

/** Waits until the document is parsed, because the page's script for maps may come after ours. */
function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

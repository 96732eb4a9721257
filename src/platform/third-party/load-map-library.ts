/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { withTimeout } from '../with-timeout.ts';

/** How Google's script is configured. */
export interface MapsOptions {
  key: string;
  language: string;
}

/** The contents of Google's libraries, any of which may be missing in an old copy that the page has loaded. */
export type MapLibraries = google.maps.MapsLibrary & google.maps.RoutesLibrary;

type LibraryName = 'maps' | 'routes';

const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const POLL_MS = 200;
const SCRIPT_URL = 'https://maps.googleapis.com/maps/api/js';

/**
 * Loads one of Google's libraries, from the page's own copy if it has one, which it may hold back until the visitor
 * consents. Rejects after three retries, at once if the page blocks Google's script, or if `signal` aborts while waiting for
 * the page.
 */
export async function loadMapLibrary(
  name: LibraryName,
  signal: AbortSignal,
  options: MapsOptions,
): Promise<MapLibraries> {
  await documentParsed();
  // A second script of Google's would break the first one.
  while (!pageMaps() && hasPageScript()) {
    signal.throwIfAborted();
    await pause(POLL_MS);
  }
  for (let retries = 0; ; retries++) {
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

async function tryToImport(name: LibraryName, options: MapsOptions): Promise<MapLibraries> {
  const maps = pageMaps();
  try {
    if (maps?.importLibrary) return await maps.importLibrary(name);
    // An old copy without `importLibrary` has all libraries in one object; some may be missing, as `MapLibraries` says.
    if (maps) return { ...maps, ...maps.routes } as MapLibraries;
    if (scriptsAreBlocked()) throw new MapsBlockedByPage('The page blocks third-party scripts');
    // Google accepts the key and the language only once per page.
    if (!isConfigured) setOptions({ ...options, v: 'weekly' });
    isConfigured = true;
    // The loader's type lists the library by its name only.
    return await (importLibrary(name) as Promise<MapLibraries>);
  } catch (error) {
    // Otherwise a retry would take the script for the page's own, and wait for it.
    loaderScript()?.remove();
    throw error;
  }
}

interface PageMaps extends Partial<MapLibraries> {
  importLibrary?: (name: LibraryName) => Promise<MapLibraries>;
  routes?: Partial<MapLibraries>;
}

/** Google's maps on this page, loaded or ready to load. Undefined if another variable of the page has this name. */
function pageMaps(): PageMaps | undefined {
  const { google: page } = globalThis as { google?: { maps?: PageMaps } };
  const maps = page?.maps;
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

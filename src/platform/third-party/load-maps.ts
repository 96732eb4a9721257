/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { withTimeout } from './with-timeout.ts';

export interface MapsOptions {
  key: string;
  language: string;
}

/** One of Google's libraries. A page may have loaded an old copy, which lacks part of it. */
export type MapLibraries = google.maps.MapsLibrary & google.maps.RoutesLibrary;

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const POLL_MS = 200;
const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
let configured = false;

/**
 * Loads one of Google's libraries. If the page has a copy of its own, waits for it, because the page may hold it back until
 * the visitor consents. Rejects after three retries, or when aborted while waiting.
 */
export async function loadMapLibrary(
  name: 'maps' | 'routes',
  signal: AbortSignal,
  options: MapsOptions,
): Promise<MapLibraries> {
  await parsed();
  // A second script of Google's would break the first one.
  while (!pageMaps() && hasPageScript()) {
    signal.throwIfAborted();
    await pause(POLL_MS);
  }
  for (let attempt = 0; ; attempt++) {
    try {
      return await withTimeout(importOnce(name, options), 'The map service did not answer');
    } catch (error) {
      if (attempt >= RETRIES || !isRepeatable(error)) throw error;
      await pause(FIRST_DELAY_MS * 2 ** attempt);
    }
  }
}

class MapsRefusedByPage extends Error {}

const isRepeatable = (error: unknown) => !(error instanceof MapsRefusedByPage);

async function importOnce(name: 'maps' | 'routes', options: MapsOptions): Promise<MapLibraries> {
  const page = pageMaps();
  try {
    if (page?.importLibrary) return await (page.importLibrary(name) as Promise<MapLibraries>);
    if (page) return { ...page, ...page.routes } as MapLibraries;
    if (scriptsAreRefused()) throw new MapsRefusedByPage('The page blocks third-party scripts');
    // The service accepts its key and language only once per page.
    if (!configured) setOptions({ ...options, v: 'weekly' });
    configured = true;
    return await (importLibrary(name) as Promise<MapLibraries>);
  } catch (error) {
    ownScript()?.remove();
    throw error;
  }
}

interface PageMaps extends Partial<MapLibraries> {
  importLibrary?: (name: string) => Promise<unknown>;
  routes?: Partial<MapLibraries>;
}

/** The service on this page, ready or about to load itself. Other things may have its name. */
function pageMaps(): PageMaps | undefined {
  const { google: page } = globalThis as { google?: { maps?: PageMaps } };
  const maps = page?.maps;
  return typeof maps?.importLibrary === 'function' || typeof maps?.Map === 'function' ? maps : undefined;
}

/** Google's script, also by its earlier address. */
const anyScript = /^(https?:)?\/\/maps\.google(apis)?\.(com|cn)\/maps\/api\/js\b/;

/**
 * Whether the page has a script for maps, which may be loading, or held back until the visitor consents: consent tools keep
 * the URL in an attribute of their own.
 */
function hasPageScript(): boolean {
  return Array.from(document.scripts).some(({ attributes }) =>
    Array.from(attributes).some(({ value }) => anyScript.test(value.trim())),
  );
}

/** The one that our loader has added. */
function ownScript(): Element | null {
  return document.querySelector(`script[src^="${SCRIPT}"][src*="callback=google.maps.__ib__"]`);
}

/** With Trusted Types and no default policy, the loader would throw an error that cannot be caught. */
function scriptsAreRefused(): boolean {
  try {
    document.createElement('script').src = SCRIPT;
    return false;
  } catch {
    return true;
  }
}

/** The page's own script may come further down. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

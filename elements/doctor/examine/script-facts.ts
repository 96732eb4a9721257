import { parseWebUrl } from '../../../src/lib/parse-url.ts';
import { requestOptions } from '../../../src/lib/request-options.ts';

/** How long after the page's `load` event the first of these scripts arrived, in milliseconds; undefined if unknown. */
export function scriptDelay(urls: readonly string[]): number | undefined {
  try {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const arrivals = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => urls.includes(name))
      .map(({ responseEnd }) => responseEnd);
    if (!load?.loadEventEnd || arrivals.length === 0) return undefined;
    return Math.min(...arrivals) - load.loadEventEnd;
  } catch {
    // The page has replaced `performance`.
    return undefined;
  }
}

/** The newest version that the folder of a script offers; undefined if it names none. */
export async function latestVersion(scriptUrl: string): Promise<string | undefined> {
  const response = await fetch(
    new URL('latest.json', scriptUrl),
    requestOptions({ method: 'GET', credentials: 'omit' }),
  );
  if (!response.ok) return undefined;
  const { version } = (await response.json()) as { version?: unknown };
  return typeof version === 'string' ? version : undefined;
}

/** Whether a service worker controls this page and has the script in a cache. */
export async function isInWorkerCache(scriptUrl: string): Promise<boolean> {
  // Missing on pages that are not secure.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker?.controller) return false;
  return (await caches.match(scriptUrl)) !== undefined;
}

/** The value of a script's `data-links` that is not the URL of a page; undefined if there is none. */
export function invalidLinks(): string | undefined {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-links]')];
  return scripts.map(({ dataset }) => dataset.links ?? '').find((value) => !parseWebUrl(value));
}

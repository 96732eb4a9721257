import type { Browser, Page } from 'playwright';
import type { PlainBrowser, PlainTab } from './plain-browser.ts';

/** A mid-range phone on a poor connection. */
export const slowness = { processor: 4, megabits: 1.6, roundTrip: 150 };

/** A page with an empty cache in a throttled browser, for longer journeys. */
export async function openSlowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const tools = await context.newCDPSession(page);
  await slowDown((method, params) => tools.send(method as never, params as never));
  return page;
}

/** The same with minimal instrumentation; the page itself records when it `isUsable`. */
export async function openSlowTab(browser: PlainBrowser, isUsable?: () => boolean): Promise<PlainTab> {
  const tab = await browser.open();
  await tab.send('Page.enable');
  // Everywhere: without a script in a frame, the browser does not count the page's own layout as blocking.
  const look = `(${String(lookEachFrame)})(${String(isUsable ?? (() => false))})`;
  for (const source of [`(${String(watch)})()`, look]) {
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  }
  await slowDown(tab.send);
  return tab;
}

async function slowDown(send: (method: string, params?: Record<string, unknown>) => Promise<unknown>) {
  const bytesPerSecond = (slowness.megabits * 1_000_000) / 8;
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: slowness.processor });
}

/** What pages record about themselves from the start. */
export interface Watched {
  /** When the host's picture was painted. */
  lcp: number;
  /** When the embed became usable. */
  usable: number;
  shifts: { value: number; at: number; sources: string[] }[];
  longTasks: { duration: number; at: number }[];
  events: { name: string; duration: number; at: number }[];
}

interface ShiftSource {
  node: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page. */
function watch(): void {
  const watched: Watched = { lcp: 0, usable: 0, shifts: [], longTasks: [], events: [] };
  window.watched = watched;
  const observe = (type: string, note: (entry: never) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  };
  observe('largest-contentful-paint', (entry: PerformanceEntry & { element: Element | null }) => {
    if (entry.element?.id === 'hero') watched.lcp = entry.startTime;
  });
  observe(
    'layout-shift',
    (entry: PerformanceEntry & { value: number; hadRecentInput: boolean; sources: ShiftSource[] }) => {
      if (entry.hadRecentInput) return;
      const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
      const sources = entry.sources.map(({ node, previousRect, currentRect }) => {
        const what = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeValue;
        return `${what ?? 'what is gone'} from ${place(previousRect)} to ${place(currentRect)}`;
      });
      watched.shifts.push({ value: entry.value, at: entry.startTime, sources });
    },
  );
  observe('longtask', ({ duration, startTime }: PerformanceEntry) => {
    watched.longTasks.push({ duration, at: startTime });
  });
  observe('event', ({ name, duration, startTime }: PerformanceEntry) => {
    watched.events.push({ name, duration, at: startTime });
  });
}

/** Runs in the page. */
function lookEachFrame(isUsable: () => boolean): void {
  const look = () => {
    if (isUsable()) window.watched.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

import type { BrowserContext, FrameLocator } from 'playwright/test';
import type { BookingEngine } from '../../../elements/booking-engine.ts';
import { company } from '../../support/demo-address.ts';
import { changeAnswer } from './provider.ts';
import { expect, type Page } from './test.ts';

/** Every report of a sale in a browser, from all of its tabs, documents and frames. */
export interface RecordedSales {
  /** The reports with their sources, sorted. */
  reported: () => string[];
  /** Waits until a page has reported something that happened later. */
  expectNoMore: (page: Page | FrameLocator) => Promise<void>;
}

/** Recorded outside of the browser, independent of what the elements store. */
export async function recordSales(context: BrowserContext): Promise<RecordedSales> {
  const received: string[] = [];
  const isList = (report: string) => report.endsWith('view_item_list');
  await context.exposeFunction('reportSale', (report: string) => void received.push(report));
  await context.addInitScript(listen, company);
  await withOwnProperty(context);
  return {
    reported: () => received.filter((report) => !isList(report)).toSorted(),
    expectNoMore: async (page) => {
      const before = received.filter(isList).length;
      await goToExtras(page);
      await expect.poll(() => received.filter(isList).length).toBeGreaterThan(before);
    },
  };
}

/** Navigates the first engine, as the page's own script would. */
export async function goToExtras(page: Page | FrameLocator): Promise<void> {
  const engine = page.locator('booking-engine').first();
  await engine.evaluate((element) => (element as BookingEngine).navigate('/extras'));
}

/** The reports of a document: its events, and the tag queue if an element fills it. */
function listen(hosted: string): void {
  const place = window !== top ? 'frame' : location.origin === hosted ? 'hosted page' : 'partner';
  const report = (what: string) => {
    (Reflect.get(window, 'reportSale') as (report: string) => void)(`${place}: ${what}`);
  };
  document.addEventListener('booking-complete', () => report('booking-complete'));
  document.addEventListener('booking-analytics', ({ detail: { event } }) => {
    if (event === 'purchase' || event === 'view_item_list') report(event);
  });
  const queue: object[] = [];
  const push = queue.push.bind(queue);
  queue.push = (...entries: object[]) => {
    for (const entry of entries) {
      // A command of Google's tag, or an entry of its manager.
      const names: unknown[] = [Reflect.get(entry, 1), Reflect.get(entry, 'event')];
      if (names.includes('purchase')) report('purchase in the queue');
    }
    return push(...entries);
  };
  Reflect.set(window, 'dataLayer', queue);
}

/** On the hosted page, the company's property receives the events through the same queue. */
async function withOwnProperty(context: BrowserContext): Promise<void> {
  await changeAnswer(context, '/settings', (settings) => ({ ...settings, googleGa4: 'G-TEST12345' }));
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
}

import { company } from '../support/demo-address.ts';
import { recordEvents } from './support/events.ts';
import { apiBase, openMade, setAttributes } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

const forms = {
  'booking.js': {
    script: `<script type="module" async src="${company}/cdn/booking.js"></script>`,
    files: /\/cdn\/chunks\/core-.*\.js$/,
  },
  'booking.bundle.js': {
    script: `<script defer crossorigin="anonymous" src="${company}/cdn/booking.bundle.js"></script>`,
    files: /\/cdn\/booking\.bundle\.js$/,
  },
};

/** Code that runs for 200 ms, as a task of its own, when the page dispatches this event, and notes how long it really took. */
const slowTask = (event: string) => `
addEventListener('${event}', () => setTimeout(() => {
  const start = performance.now();
  while (performance.now() < start + 200);
  window.taskTime = performance.now() - start;
}));`;

for (const [name, { script, files }] of Object.entries(forms))
  test(
    `${name}: 200 ms in our code are reported, and nothing of the page's own`,
    { tag: '@long' },
    async ({ page }) => {
      const events = await recordEvents(page, { only: ['booking-vitals'] });
      await page.route(files, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()) + slowTask('ours') });
      });
      await openMade(page, {
        head: `<script>${slowTask('theirs')}</script>`,
        script,
        body: `<booking-engine api-base="${apiBase}" vitals></booking-engine>`,
      });
      await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // From here on, the start is no longer counted.
      const engine = page.locator('booking-engine');
      await setAttributes(engine, { vitals: null });
      await setAttributes(engine, { vitals: '' });
      events.all.length = 0;

      await longFrameAfter(page, 'theirs');
      await longFrameAfter(page, 'ours');
      await expect.poll(() => events.all.length).toBe(1);
      const { longFrames, scriptTime } = events.all[0]?.detail ?? {};
      expect(longFrames).toBe(1);
      const taskTime = await page.evaluate(() => Reflect.get(window, 'taskTime') as number);
      expect(Number(scriptTime) / taskTime).toBeGreaterThan(0.8);
      expect(Number(scriptTime) / taskTime).toBeLessThan(1.2);
    },
  );

test(
  'an element that grows by itself shifts the layout, and the page does not',
  { tag: '@long' },
  async ({ page }) => {
    const events = await recordEvents(page, { only: ['booking-vitals'] });
    await openMade(page, {
      body: `<div id="top"></div><transfers-box api-base="${apiBase}" vitals></transfers-box><p>Below</p>`,
    });
    const box = page.locator('transfers-box');
    await expect(box.getByRole('button', { name: 'Search' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await setAttributes(box, { vitals: null });
    await setAttributes(box, { vitals: '' });
    events.all.length = 0;

    const shiftOf = async (change: () => Promise<unknown>) => {
      const measured = layoutShiftAfter(page);
      await change();
      return await measured;
    };
    const byPage = await shiftOf(() => page.locator('#top').evaluate((top) => (top.style.height = '200px')));
    const byElement = await shiftOf(() => setAttributes(box, { layout: 'column' }));
    expect(byPage).toBeGreaterThan(0);
    await expect.poll(() => events.all.length).toBe(1);
    expect(events.all[0]?.detail['layoutShift']).toBeCloseTo(byElement);
  },
);

test(
  'a browser that measures neither reports nothing, and the element works',
  { tag: ['@firefox', '@long'] },
  async ({ page, browserName }) => {
    const events = await recordEvents(page, { only: ['booking-vitals', 'booking-ready'] });
    // What other browsers lack.
    if (browserName === 'chromium')
      await page.addInitScript(() => {
        window.PerformanceObserver = class extends PerformanceObserver {
          override observe(options: PerformanceObserverInit) {
            if (!/layout-shift|long-animation/.test(options.type ?? '')) super.observe(options);
          }
        };
      });
    await openMade(page, { body: `<booking-engine api-base="${apiBase}" vitals></booking-engine>` });
    await page.getByRole('link', { name: /Cancún/ }).click();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    expect(events.all.map(({ name }) => name)).toEqual(['booking-ready']);
  },
);

/** Dispatches an event, and waits until the browser has measured the long frame that follows. */
function longFrameAfter(page: Page, event: string): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe({ type: 'long-animation-frame' });
        dispatchEvent(new Event(name));
      }),
    event,
  );
}

/** Resolves with the next layout shift that the browser measures. */
function layoutShiftAfter(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve((list.getEntries()[0] as PerformanceEntry & { value: number }).value);
        });
        observer.observe({ type: 'layout-shift' });
      }),
  );
}

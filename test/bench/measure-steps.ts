import type { Browser, Locator, Page } from 'playwright';
import { Journey } from '../e2e/support/journey.ts';
import { openSlowPage } from './slow-page.ts';

/** The responsiveness from the home screen to the confirmation. Times in milliseconds. */
export interface Steps {
  /** The longest time from a key press to the next paint. */
  typing: number;
  /** The longest time from a step's click to the next paint. */
  clicks: number;
  /** From the click to the next screen, per step, without the specified delays. */
  screens: Record<string, number>;
  /** From the provider's answer to the prices on screen, including the specified 200 ms. */
  prices: number;
  /** Unprompted layout shifts: their sum, and where they happened. */
  shift: number;
  shifted: string[];
}

const flight = { airline: 'Delta', number: 'DL 1827', inDays: 14, hour: '14', minute: '30' };
/** Between selecting a trip and leaving the prices. */
const choosing = 600;

export async function measureSteps(browser: Browser, site: string): Promise<Steps> {
  const page = await openSlowPage(browser);
  const journey = new Journey(page);
  const screens: Steps['screens'] = {};
  const clicks: number[] = [];
  page.setDefaultTimeout(60_000);
  const step = async (name: string, control: Locator, ...texts: [string, ...string[]]) => {
    await settle(page);
    const seen = await clickAndSee(page, control, texts);
    screens[name] = (seen[texts[0]] ?? NaN) - (seen.click ?? NaN);
    clicks.push(seen.toPaint ?? NaN);
    return seen;
  };
  await page.goto(`${site}/partner/booking-engine.html`);

  const airport = page.getByRole('link', { name: 'Cancún International' }).first();
  await airport.waitFor();
  await step('search', airport, 'Book your transfer');
  await settle(page);
  await page
    .getByRole('combobox', { name: 'Destination', exact: true })
    .pressSequentially('quinta', { delay: 120 });
  await page.getByRole('option', { name: /Quinta Luna/ }).click();
  const typing = await longest(page, /^key/);
  const { 'One way': firstPrice = NaN } = await step(
    'prices',
    journey.button('Search'),
    'Select an option',
    'One way',
  );
  const prices = firstPrice - (await page.evaluate(answeredAt, '/transfers/prices'));
  await step('info', page.getByRole('button', { name: 'One way' }).first(), 'Arrival Details');
  screens.info = (screens.info ?? NaN) - choosing;
  await journey.fillFlight('Arrival Details', flight);
  await settle(page);
  await journey.button('Add to cart').click();
  await journey.dialog('Please check').getByRole('button', { name: 'Add to cart' }).click();
  const toExtras = journey.dialog('Added to cart').getByRole('button', { name: 'Continue to Cart' });
  await step('extras', toExtras, 'Complement your transportation');
  await step('checkout', journey.button('Continue to cart'), 'First name');
  await settle(page);
  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  await settle(page);
  await journey.button(/^Book now/).click();
  await page.getByRole('heading', { name: /Thank you/ }).waitFor();
  await settle(page);

  const { shifts } = await page.evaluate(() => window.watched);
  await page.context().close();
  return {
    typing,
    clicks: Math.max(...clicks),
    screens,
    prices,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    shifted: shifts.map(({ value, sources }) => `${value.toFixed(4)} ${sources.join(', ')}`),
  };
}

type Seen = Record<string, number | undefined>;

/**
 * Clicks at the position of a control, and returns the time of the click, the time to the next paint, and when each
 * text appeared. The page records this itself, because Playwright's own click would slow it down.
 */
async function clickAndSee(page: Page, control: Locator, texts: string[]): Promise<Seen> {
  await control.waitFor();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is no ${String(control)} to click`);
  await page.evaluate(noteWhatComes, texts);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  for (;;) {
    await page.waitForTimeout(250);
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Seen);
    if (texts.every((text) => seen[text] !== undefined)) return seen;
  }
}

/** Runs in the page: records when something is clicked and when each text appears, as of the frame that shows it. */
function noteWhatComes(texts: string[]): void {
  const seen: Seen = {};
  Reflect.set(window, 'seen', seen);
  const root = document.querySelector('booking-engine')?.shadowRoot;
  if (!root) throw new Error('There is no storefront');
  addEventListener('click', ({ timeStamp }) => (seen.click = timeStamp), { once: true, capture: true });
  // A view that is drawn behind the first form is not on screen yet.
  const isOnScreen = (text: string) => {
    if (!root.textContent.includes(text)) return false;
    const nodes = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const isIt = node.nodeValue?.includes(text);
      if (isIt && node.parentElement?.checkVisibility({ visibilityProperty: true })) return true;
    }
    return false;
  };
  // A timer would wait for pictures that load meanwhile.
  const { port1: frameIsDone, port2: afterFrame } = new MessageChannel();
  frameIsDone.onmessage = ({ data }) => (seen[data as string] = performance.now());
  const onScreen = new Set(texts.filter(isOnScreen));
  const observer = new MutationObserver(() => {
    for (const text of texts) {
      if (onScreen.has(text) || !isOnScreen(text)) continue;
      onScreen.add(text);
      requestAnimationFrame(() => afterFrame.postMessage(text));
    }
    if (onScreen.size === texts.length) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
  new PerformanceObserver((list) => {
    const clicks = list.getEntries().filter(({ name }) => /^(click|pointerup)$/.test(name));
    seen.toPaint = Math.max(seen.toPaint ?? 0, ...clicks.map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The minimum time on a screen, and the time to prefetch what comes next. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1200);
  await page.waitForLoadState('networkidle');
}

async function longest(page: Page, kind: RegExp): Promise<number> {
  const { events } = await page.evaluate(() => window.watched);
  return Math.max(0, ...events.filter(({ name }) => kind.test(name)).map(({ duration }) => duration));
}

/** Runs in the page: when the latest response for a path was complete. */
function answeredAt(path: string): number {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return answers.filter(({ name }) => name.includes(path)).at(-1)?.responseEnd ?? NaN;
}

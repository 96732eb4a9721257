import type { Browser, Page } from 'playwright';
import { Journey } from '../e2e/support/journey.ts';
import { openSlowPage } from './slow-page.ts';

/** What a visitor feels on the way from the home screen to the confirmation. Times in milliseconds. */
export interface Steps {
  /** The longest from a key press to the next paint. */
  typing: number;
  /** The longest from a click to the next paint. */
  clicks: number;
  /** From the click to the next screen, by step, without the delays that are promised. */
  screens: Record<string, number>;
  /** From the provider's answer to the prices on the screen, the promised 200 included. */
  prices: number;
  /** Layout shifts that nobody caused, by their sum, and where they were. */
  shift: number;
  shifted: string[];
}

const flight = { airline: 'Delta', number: 'DL 1827', inDays: 14, hour: '14', minute: '30' };
/** Between choosing a trip and leaving the prices. */
const choosing = 600;

export async function measureSteps(browser: Browser, site: string): Promise<Steps> {
  const { page } = await openSlowPage(browser);
  const journey = new Journey(page);
  const screens: Steps['screens'] = {};
  page.setDefaultTimeout(60_000);
  await page.goto(`${site}/partner/booking-engine.html`);

  await page.getByRole('link', { name: /Cancún International/ }).waitFor();
  await settle(page);
  screens.search = await from(page, 'link', 'Cancún International', 'Airport to Hotel');
  await settle(page);
  await page
    .getByRole('combobox', { name: 'Destination', exact: true })
    .pressSequentially('quinta', { delay: 120 });
  await page.getByRole('option', { name: /Quinta Luna/ }).click();
  const typing = await longest(page, /^key/);
  await settle(page);
  screens.prices = await from(page, 'button', 'Search', 'Select an option');
  await journey.option(/sedan/i).waitFor();
  const prices = await page.evaluate(sinceAnswer, '/transfers/prices');
  await settle(page);
  screens.info = (await from(page, 'button', 'One way', 'Arrival Details')) - choosing;
  await journey.fillFlight('Arrival Details', flight);
  await settle(page);
  await journey.button('Add to cart').click();
  await journey.dialog('Please check').getByRole('button', { name: 'Add to cart' }).click();
  await journey.dialog('Added to cart').waitFor();
  screens.extras = await from(page, 'button', 'Continue to Cart', 'Complement your transportation');
  await settle(page);
  screens.checkout = await from(page, 'button', 'Continue to cart', 'First name');
  await settle(page);
  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  await settle(page);
  await journey.button('Book now').click();
  await page.getByRole('heading', { name: /Thank you/ }).waitFor();
  await settle(page);

  const clicks = await longest(page, /^(click|pointerup)$/);
  const { shifts } = await page.evaluate(() => window.watched);
  await page.context().close();
  return {
    typing,
    clicks,
    screens,
    prices,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    shifted: shifts.map(({ value, sources }) => `${value.toFixed(4)} ${sources.join(', ')}`),
  };
}

/** Clicks what has this role and name, and tells how long it took until the text stood on the screen. */
async function from(page: Page, role: 'link' | 'button', name: string, text: string): Promise<number> {
  await page.evaluate(noteNextScreen, text);
  await page.getByRole(role, { name }).first().click();
  const handle = await page.waitForFunction(() => Reflect.get(window, 'screenAfter') as number | undefined);
  return Number(await handle.jsonValue());
}

/** As long as somebody looks at a screen at least, and as it takes to fetch what comes next. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1200);
  await page.waitForLoadState('networkidle');
}

async function longest(page: Page, kind: RegExp): Promise<number> {
  const { events } = await page.evaluate(() => window.watched);
  return Math.max(0, ...events.filter(({ name }) => kind.test(name)).map(({ duration }) => duration));
}

/** Runs in the page: from the next click until the text is in the element, as of the frame that shows it. */
function noteNextScreen(text: string): void {
  Reflect.deleteProperty(window, 'screenAfter');
  const textOf = (root: ParentNode): string =>
    [...root.querySelectorAll('*')].map((element) => element.shadowRoot?.textContent ?? '').join();
  const start = ({ timeStamp }: Event) => {
    removeEventListener('click', start, true);
    const look = () => {
      if (textOf(document).includes(text)) Reflect.set(window, 'screenAfter', performance.now() - timeStamp);
      else requestAnimationFrame(look);
    };
    look();
  };
  addEventListener('click', start, true);
}

/** Runs in the page: from the end of the latest answer on a path until now. */
function sinceAnswer(path: string): number {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answer = answers.filter(({ name }) => name.includes(path)).at(-1);
  return performance.now() - (answer?.responseEnd ?? NaN);
}

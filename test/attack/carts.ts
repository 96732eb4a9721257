import type { Browser, Page } from 'playwright';
import type { KeptTab, Site } from './site.ts';
import { faults } from './faults.ts';

/** The storage of a tab in which a visitor has filled a cart. */
export interface Carts {
  plain: KeptTab;
  withCoupon: KeptTab;
}

const run = 'carts';

/** Fills a cart once, through the user interface; each run starts with a copy of that tab's storage. */
export async function fillCarts(browser: Browser, site: Site): Promise<Carts> {
  const [none] = faults;
  if (!none?.first[0]) throw new Error('The first fault is none');
  const held = Promise.resolve();
  site.troubles.set(run, {
    fault: none,
    first: none.first[0],
    story: [],
    orders: 0,
    sentFrom: [],
    held,
    arrived: () => undefined,
    isWell: true,
  });
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Cancun' });
  const page = await context.newPage();
  await page.goto(site.pageOf(run));
  await page.getByRole('button', { name: 'Go home' }).waitFor();
  await page.evaluate("document.querySelector('booking-engine').navigate('/extras')");
  for (const name of [/SIM card/, /Child seat/]) {
    const card = page.getByRole('article', { name });
    await card.getByRole('combobox').selectOption('1');
    await card.getByText('Added to cart').waitFor();
  }
  await page.getByRole('button', { name: 'Continue to cart' }).click();
  await page.getByRole('button', { name: 'Book now' }).waitFor();
  const plain = await keptBy(page);
  await page.getByLabel('Coupon', { exact: true }).fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Applied', { exact: true }).waitFor();
  const withCoupon = await keptBy(page);
  await context.close();
  site.troubles.delete(run);
  return { plain, withCoupon };
}

async function keptBy(page: Page): Promise<KeptTab> {
  const storage = await page.evaluate(() =>
    Object.keys(sessionStorage).map((key): [string, string] => [key, sessionStorage.getItem(key) ?? '']),
  );
  return { from: run, storage };
}

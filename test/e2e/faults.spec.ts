import { company } from '../support/demo-address.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { holdAnswers } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

test('a slow answer: skeletons, after four seconds "Still loading", and Back works meanwhile', async ({
  page,
}) => {
  const journey = new Journey(page);
  await page.clock.install();
  const held = await holdAnswers(page, '/transfers/prices');
  await openEngine(page, { path: '/transfers?airport=cun' });
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await noteWait(page);
  await journey.search();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(4_000);
  await expect(page.getByRole('status').filter({ hasText: 'Still loading' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'waited') as number)).toBeGreaterThan(3_000);
  await journey.button('Back').click();
  await expect(journey.field('Destination')).toHaveValue('Quinta Luna Hotel');
  held[0]?.release();
  await journey.search();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.release();
  await page.clock.runFor(1_000);
  await expect(journey.option(/sedan/i)).toBeVisible();
});

/** Records how long skeletons are shown until text joins them, by the page's own clock. */
async function noteWait(page: Page): Promise<void> {
  await page.locator('booking-engine').evaluate(({ shadowRoot }) => {
    let since: number | undefined;
    const look = () => {
      if (shadowRoot?.querySelector('[part=skeleton]')) since ??= Date.now();
      if (since === undefined || !shadowRoot?.textContent.includes('Still loading')) return;
      Reflect.set(window, 'waited', Date.now() - since);
      observer.disconnect();
    };
    const observer = new MutationObserver(look);
    if (shadowRoot) observer.observe(shadowRoot, { subtree: true, childList: true, characterData: true });
  });
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_(INTERNET_DISCONNECTED|FAILED)/] });

  test(
    'a banner says so, the screen stays, and it recovers automatically',
    { tag: '@long' },
    async ({ page, context }) => {
      const journey = new Journey(page);
      await openEngine(page, { path: quintaLunaPrices() });
      await expect(journey.option(/sedan/i)).toBeVisible();
      const offline = () =>
        page.evaluate(() => document.querySelector('booking-engine')?.matches(':state(offline)'));
      expect(await offline()).toBe(false);
      await context.setOffline(true);
      await expect(page.getByText('You are offline')).toBeVisible();
      expect(await offline()).toBe(true);
      await expect(journey.option(/sedan/i)).toBeVisible();
      await journey.field('Adults').fill('3');
      await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('You are offline')).toHaveCount(0);
      await expect(journey.option(/shuttle/i)).toContainText('$63.00 USD');
      expect(await offline()).toBe(false);
    },
  );
});

test(
  'a reloaded page knows the trip, the draft and the cart, but no name',
  { tag: '@long' },
  async ({ page }) => {
    const journey = new Journey(page);
    await page.goto(`${company}/transfers?airport=cun`);
    await journey.fillSedanTransfer();
    await page.reload();
    await expect(journey.field('Airline')).toHaveValue('Aeromexico');
    await expect(page.getByText('Valid pickup time', { exact: true })).toBeVisible();
    await journey.addToCart();
    await journey.fillCustomer();
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(stored).not.toMatch(/Lovelace|ada@example|305\D*555|555\D*0100/);
    await page.reload();
    await expect(page.getByText('Quinta Luna Hotel')).toBeVisible();
    await expect(journey.field('First name')).toHaveValue('');
  },
);

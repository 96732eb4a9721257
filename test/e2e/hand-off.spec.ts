import { company, partner } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { navigate } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { Journey } from './support/journey.ts';
import { setAttributes } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

const withEngine = `${partner}/partner/transfers-box.html`;
const withoutEngine = `${partner}/partner/overlay.html`;
const trip = '/transfers/prices?from=cun&to=quinta-luna&adults=3&kids=0&searchMode=A2H';
const prices = { name: 'Select an option' };

test('on a page with an engine a search opens there, or where the page wants it', async ({ page }) => {
  const events = await recordEvents(page);
  const box = page.locator('transfers-box');
  const engine = page.locator('#storefront');
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto(withEngine);
  await engine.evaluate((element) => {
    const spacer = document.createElement('div');
    spacer.style.height = '6000px';
    element.before(spacer);
    element.remove();
    spacer.after(element);
  });
  await fillTrip(page);

  await test.step('cancelled, the page takes it from there', async () => {
    await page.evaluate(() =>
      document.addEventListener('booking-open', (event) => event.preventDefault(), { once: true }),
    );
    await search(page);
    await expect.poll(() => events.named('booking-open').length).toBe(1);
    await expect(page.getByRole('heading', prices)).toHaveCount(0);
  });

  await test.step('an engine that has not loaded yet is loaded, in view, its heading focused, one event before', async () => {
    events.all.splice(0);
    await search(page);
    await expect(engine.getByRole('heading', prices)).toBeInViewport();
    await expect(engine.getByRole('heading', prices)).toBeFocused();
    expect(events.named('booking-open')).toEqual([
      {
        name: 'booking-open',
        from: 'transfers-box',
        detail: { v: 1, path: trip, mode: 'engine', source: 'transfers-box' },
      },
    ]);
    const changes = events.named('booking-route-change').filter(({ detail }) => detail.path !== '/');
    expect(changes).toEqual([
      {
        name: 'booking-route-change',
        from: 'booking-engine',
        detail: { v: 1, path: '/transfers/prices', name: 'transfers-prices', source: 'user' },
      },
    ]);
  });

  await test.step('one that has loaded: in view again, its heading focused', async () => {
    await search(page);
    await expect(engine.getByRole('heading', prices)).toBeInViewport();
    await expect(engine.getByRole('heading', prices)).toBeFocused();
  });

  await test.step('`target` names the engine', async () => {
    await addEngine(page, 'second');
    await setAttributes(box, { target: 'second' });
    await search(page);
    await expect(page.locator('#second').getByRole('heading', prices)).toBeFocused();
  });

  await test.step('`target` may name an engine with a cart of its own, which then gets the whole trip', async () => {
    await page.locator('#second').evaluate((second) => second.remove());
    await navigate(page, '/');
    await expect(page.getByRole('heading', prices)).toHaveCount(0);
    await addEngine(page, 'third', 'other');
    await setAttributes(box, { target: 'third' });
    await search(page);
    await expect(page.locator('#third').getByRole('heading', prices)).toBeFocused();
    await expect(page.getByRole('heading', prices)).toHaveCount(1);
    await page.locator('#third').evaluate((third) => third.remove());
    await setAttributes(box, { target: null });
  });

  await test.step('`open-mode="overlay"` opens over the page', async () => {
    await setAttributes(box, { 'open-mode': 'overlay' });
    await search(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', prices)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('`open-mode="page"` leaves for the hosted page with the trip and the sales channel', async () => {
    await setAttributes(box, { 'open-mode': 'page', 'sales-channel': 'hotel-7' });
    await search(page);
    await page.waitForURL(`${company}${trip}&sc=hotel-7`);
    await expect(page.getByRole('heading', prices)).toBeVisible();
    expect(events.named('booking-redirect').map(({ detail }) => detail)).toEqual([
      { v: 1, origin: company, purpose: 'hosted', target: 'self' },
    ]);
  });
});

test('on a page without one it opens in an overlay or on the hosted page, or only dispatches an event', async ({
  page,
}) => {
  const events = await recordEvents(page);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const box = page.locator('transfers-box');
  const dialog = page.getByRole('dialog');
  await page.goto(withoutEngine);
  await fillTrip(page);

  await test.step('`open-mode="event"` only dispatches the event', async () => {
    await setAttributes(box, { 'open-mode': 'event' });
    await search(page);
    await expect.poll(() => events.named('booking-open').map(({ detail }) => detail.mode)).toEqual(['event']);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('an open mode that the page lacks logs a warning and falls back to the next', async () => {
    await setAttributes(box, { 'open-mode': 'engine' });
    await search(page);
    await expect(dialog.getByRole('heading', prices)).toBeVisible();
    expect(warnings.join()).toContain('"engine" is unavailable on this page; falling back to "overlay"');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the days of the trip go to the hosted page as well, and into its form', async () => {
    const [there, back] = [daysFromNow(20), daysFromNow(27)];
    await setAttributes(box, { 'open-mode': 'page', date: there.typed });
    await box.getByRole('switch', { name: 'Return trip' }).check();
    await box.getByLabel('Return date', { exact: true }).fill(back.typed);
    const asked = page.waitForRequest(/\/transfers\/prices$/);
    await search(page);
    await page.waitForURL(`${company}${trip}&date=${there.typed}&returnDate=${back.typed}`);
    expect((await asked).postDataJSON()).toMatchObject({
      serviceDateTime: `${there.typed} 00:00:00`,
      returnDateTime: `${back.typed} 00:00:00`,
    });
    await new Journey(page).chooseTrip(/sedan/i, 'roundtrip');
    await expect(page.getByLabel('Flight date', { exact: true }).first()).toHaveValue(there.shown);
    await expect(page.getByLabel('Flight date', { exact: true }).last()).toHaveValue(back.shown);
  });
});

/** The same trip on every page. */
async function fillTrip(page: Page): Promise<void> {
  const box = page.locator('transfers-box');
  await expect(box.getByRole('button', { name: 'Search' })).toBeVisible();
  await setAttributes(box, { adults: '3' });
  await new Journey(page).choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
}

async function search(page: Page): Promise<void> {
  await page.locator('transfers-box').getByRole('button', { name: 'Search' }).click();
}

async function addEngine(page: Page, id: string, scope = ''): Promise<void> {
  await page.locator('#storefront').evaluate(
    (engine, [name, cart]) => {
      const added = document.createElement('booking-engine');
      added.id = name;
      if (cart) added.setAttribute('cart-scope', cart);
      engine.after(added);
    },
    [id, scope] as const,
  );
}

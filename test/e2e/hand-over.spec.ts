import { company, partner } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { hearEvents } from './support/events.ts';
import { Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';

const withEngine = `${partner}/partner/transfers-box.html`;
const withoutEngine = `${partner}/partner/overlay.html`;
const trip = '/transfers/prices?from=cun&to=quinta-luna&adults=3&kids=0&searchMode=A2H';

test('to the engine on the page: in view, its heading focused, one event before', async ({ page }) => {
  const events = await hearEvents(page);
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto(withEngine);
  await search(page);
  const heading = page.locator('booking-engine').getByRole('heading', { name: 'Select an option' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
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

test('an engine that has not loaded yet is loaded by it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto(withEngine);
  await page.locator('booking-engine').evaluate((engine) => {
    const spacer = document.createElement('div');
    spacer.style.height = '6000px';
    engine.before(spacer);
    engine.remove();
    spacer.after(engine);
  });
  await search(page);
  await expect(
    page.locator('booking-engine').getByRole('heading', { name: 'Select an option' }),
  ).toBeFocused();
});

test('cancelled, the page takes it from there', async ({ page }) => {
  const events = await hearEvents(page, { cancel: ['booking-open'] });
  await page.goto(withEngine);
  await search(page);
  await expect.poll(() => events.named('booking-open').length).toBe(1);
  await expect(page.getByRole('heading', { name: 'Select an option' })).toHaveCount(0);
});

test('`target` names the engine', async ({ page }) => {
  await page.goto(withEngine);
  await page.locator('booking-engine').evaluate((engine) => {
    const second = document.createElement('booking-engine');
    second.id = 'second';
    engine.after(second);
    document.querySelector('transfers-box')?.setAttribute('target', 'second');
  });
  await search(page);
  const heading = page.locator('#second').getByRole('heading', { name: 'Select an option' });
  await expect(heading).toBeFocused();
});

test('`target` may name an engine with a cart of its own, which then gets the whole trip', async ({
  page,
}) => {
  await page.goto(withEngine);
  await page.locator('booking-engine').evaluate((engine) => {
    const second = document.createElement('booking-engine');
    second.id = 'second';
    second.setAttribute('cart-scope', 'other');
    engine.after(second);
    document.querySelector('transfers-box')?.setAttribute('target', 'second');
  });
  await search(page);
  const heading = page.locator('#second').getByRole('heading', { name: 'Select an option' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Select an option' })).toHaveCount(1);
});

test('`open-mode="page"` leaves for the hosted page with the trip and the sales channel', async ({
  page,
}) => {
  const events = await hearEvents(page);
  await page.goto(withEngine);
  await page.locator('transfers-box').evaluate((box) => {
    box.setAttribute('open-mode', 'page');
    box.setAttribute('sales-channel', 'hotel-7');
  });
  await search(page);
  await page.waitForURL(`${company}${trip}&sc=hotel-7`);
  await expect(page.getByRole('heading', { name: 'Select an option' })).toBeVisible();
  expect(events.named('booking-redirect').map(({ detail }) => detail)).toEqual([
    { v: 1, origin: company, purpose: 'hosted', target: 'self' },
  ]);
});

test('the days of the trip go to the hosted page as well, and into its form', async ({ page }) => {
  await page.goto(withoutEngine);
  const [there, back] = [daysFromNow(20), daysFromNow(27)];
  const box = page.locator('transfers-box');
  await box.evaluate((element, date) => {
    element.setAttribute('open-mode', 'page');
    element.setAttribute('date', date);
  }, there.typed);
  await box.getByRole('switch', { name: 'Return trip' }).check();
  await box.getByLabel('Return date', { exact: true }).fill(back.typed);
  const asked = page.waitForRequest(/\/transfers\/prices$/);
  await search(page);
  await page.waitForURL(`${company}${trip}`);
  expect((await asked).postDataJSON()).toMatchObject({
    serviceDateTime: `${there.typed} 00:00:00`,
    returnDateTime: `${back.typed} 00:00:00`,
  });
  await new Journey(page).chooseTrip(/sedan/i, 'roundtrip');
  await expect(page.getByLabel('Flight date', { exact: true }).first()).toHaveValue(there.shown);
  await expect(page.getByLabel('Flight date', { exact: true }).last()).toHaveValue(back.shown);
});

test('`open-mode="event"` only asks', async ({ page }) => {
  const events = await hearEvents(page);
  await page.goto(withoutEngine);
  await page.locator('transfers-box').evaluate((box) => box.setAttribute('open-mode', 'event'));
  await search(page);
  await expect.poll(() => events.named('booking-open').map(({ detail }) => detail.mode)).toEqual(['event']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('`open-mode="overlay"` opens over a page that has an engine', async ({ page }) => {
  await page.goto(withEngine);
  await page.locator('transfers-box').evaluate((box) => box.setAttribute('open-mode', 'overlay'));
  await search(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Select an option' })).toBeFocused();
});

test('a way that the page does not have is told to its author, and the next one taken', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(withoutEngine);
  await page.locator('transfers-box').evaluate((box) => box.setAttribute('open-mode', 'engine'));
  await search(page);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Select an option' })).toBeVisible();
  expect(warnings.join()).toContain('"engine" is not possible on this page; "overlay" is used');
});

/** Searches for the same trip on every page. */
async function search(page: Page): Promise<void> {
  const box = page.locator('transfers-box');
  await expect(box.getByRole('button', { name: 'Search' })).toBeVisible();
  await box.evaluate((element) => element.setAttribute('adults', '3'));
  await new Journey(page).choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await box.getByRole('button', { name: 'Search' }).click();
}

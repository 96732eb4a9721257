import type { BookingEngine } from '../../elements/booking-engine.ts';
import { partner } from '../support/demo-address.ts';
import { recordEvents } from './support/events.ts';
import { expect, test, type Page } from './support/test.ts';

const address = `${partner}/partner/overlay.html`;

test(
  'opens in the top layer, locks the page and gives everything back',
  { tag: '@firefox' },
  async ({ page }) => {
    const events = await recordEvents(page);
    await page.goto(address);
    const opener = page.getByRole('button', { name: 'Book something else' });
    const before = await pageState(page);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Costa Clara' });
    await expect(dialog.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    expect(await isModal(page)).toBe(true);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await pageState(page)).toEqual(before);
    expect(events.named('booking-close').map(({ detail }) => detail)).toEqual([{ v: 1, reason: 'button' }]);
  },
);

test('Escape closes it, a second time as well', { tag: '@firefox-long' }, async ({ page }) => {
  const events = await recordEvents(page);
  await page.goto(address);
  for (let round = 0; round < 2; round++) {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(events.named('booking-close').map(({ detail }) => detail.reason)).toEqual(['escape', 'escape']);
  // One for the form on the page, one for the overlay, however often it opens.
  await expect.poll(() => events.named('booking-ready').length).toBe(2);
});

test('cancelled, it stays open, however often Escape is pressed', async ({ page }) => {
  const events = await recordEvents(page, { cancel: ['booking-close'] });
  await page.goto(address);
  await open(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(events.named('booking-close').length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isModal(page)).toBe(true);
});

test('the attribute, show() and close() open and close it', { tag: '@firefox-long' }, async ({ page }) => {
  const events = await recordEvents(page);
  await page.goto(address);
  const engine = page.locator('#own-overlay');
  await engine.evaluate((element) => element.setAttribute('open', ''));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await engine.evaluate((element) => element.matches(':state(open)'))).toBe(true);
  await engine.evaluate((element) => element.removeAttribute('open'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await engine.evaluate((element) => element.matches(':state(open)'))).toBe(false);

  await engine.evaluate((element: BookingEngine) => element.show('/transfers'));
  await expect(page.getByRole('dialog').getByLabel('Airport', { exact: true })).toBeVisible();
  await engine.evaluate((element: BookingEngine) => element.close());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(events.named('booking-close').map(({ detail }) => detail.reason)).toEqual(['api']);
});

test('closed, it takes up no space and loads nothing', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(address);
  await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
  expect((await page.locator('#own-overlay').boundingBox())?.height).toBe(0);
  expect(scripts.filter((url) => /booking-engine/.test(url))).toEqual([]);
});

test(
  'it is visible once it has been open for a second, and only then',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    const events = await recordEvents(page, { only: ['booking-visible'] });
    const seen = () => events.all.filter(({ from }) => from === 'booking-engine').length;
    await page.goto(address);
    await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
    await page.clock.runFor(5_000);
    expect(seen()).toBe(0);

    // It is another dialog whenever it opens.
    for (let opening = 1; opening <= 2; opening += 1) {
      await open(page);
      await expect.poll(() => page.clock.runFor(1_500).then(seen)).toBe(1);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  },
);

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book something else' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
}

function isModal(page: Page): Promise<boolean> {
  return page
    .locator('#own-overlay')
    .evaluate((engine) => engine.shadowRoot?.querySelector('dialog:modal') !== null);
}

/** What an overlay may change only while it is open. */
function pageState(page: Page) {
  return page.evaluate(() => ({
    html: document.documentElement.outerHTML.length,
    style: document.documentElement.getAttribute('style'),
    body: document.body.getAttribute('style'),
    history: history.length,
    address: location.href,
  }));
}

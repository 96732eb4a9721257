import { hostilePage } from './support/hostile.ts';
import { Journey } from './support/journey.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

test(
  'on a page with an old library the same bodies are sent, byte by byte',
  { tag: '@long' },
  async ({ page, context }) => {
    const bodies = await bodiesOfBooking(page, 'old-prototypes');
    expect(bodies.length).toBeGreaterThan(4);
    expect(bodies).toEqual(await bodiesOfBooking(await context.newPage(), 'bare'));
  },
);

for (const name of ['style-reset', 'right-to-left', 'clipped-ancestors', 'high-neighbours', 'shadow-root']) {
  test(
    `${name}: lists, calendars and dialogs open above everything, and can be reached`,
    longUnless(name === 'shadow-root'),
    async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 500 });
      await page.goto(hostilePage(name));
      const box = page.locator('transfers-box');
      await box.getByRole('combobox', { name: 'Destination' }).fill('quinta');
      await page.getByRole('option', { name: /Quinta Luna Hotel/ }).click();
      await expect(box.getByRole('combobox', { name: 'Destination' })).toHaveValue('Quinta Luna Hotel');
      await box.getByRole('button', { name: 'Open calendar' }).click();
      await page.getByRole('grid').getByRole('button').last().click();
      await expect(box.getByLabel('Date', { exact: true })).not.toHaveValue('');
      await box.getByText("Can't find your place?").click();
      // A click fails if anything covers the element.
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}

for (const name of ['inside-form', 'base-address']) {
  test(
    `${name}: a search stays on the page, in this tab`,
    longUnless(name === 'inside-form'),
    async ({ page, context }) => {
      await page.goto(hostilePage(name));
      const box = page.locator('transfers-box');
      await box.getByRole('combobox', { name: 'Destination' }).fill('quinta');
      await page.getByRole('option', { name: /Quinta Luna Hotel/ }).click();
      await box.getByLabel('Adults', { exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Select an option' })).toBeVisible();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      expect(page.url()).toBe(hostilePage(name));
      expect(context.pages()).toHaveLength(1);
    },
  );
}

async function bodiesOfBooking(page: Page, name: string): Promise<string[]> {
  await page.addInitScript(() => {
    // How often `Math.random` is called depends on timing.
    Object.assign(crypto, { getRandomValues: (bytes: Uint8Array) => bytes.fill(17) });
  });
  const bodies: string[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (body !== null) bodies.push(`${new URL(request.url()).pathname} ${body}`);
  });
  const journey = new Journey(page);
  await page.goto(hostilePage(name));
  await page.locator('transfers-box').evaluate((box) => {
    document.querySelector('booking-engine')?.setAttribute('api-base', box.getAttribute('api-base') ?? '');
    box.remove();
  });
  await journey.bookSedan();
  return [...new Set(bodies)].sort();
}

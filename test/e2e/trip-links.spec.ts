import { company, partner } from '../support/demo-address.ts';
import { axeViolations } from './support/axe.ts';
import { engine, openEngine } from './support/engine.ts';
import { extraCard } from './support/extras.ts';
import { expect, test, type Page } from './support/test.ts';

const cart = (page: Page) => page.getByRole('heading', { name: 'Your cart', exact: true });
const total = (page: Page) => engine(page).evaluate((element) => element.cart?.total);
const arrived = (page: Page, link: string) => page.goto(link, { waitUntil: 'commit' });

test('a cart travels to another device, whose address is clean before anything is asked', async ({
  page,
  browser,
}) => {
  await openEngine(page, { path: '/extras', attributes: { 'hosted-url': `${company}/` } });
  const card = extraCard(page, /SIM card/).first();
  await card.getByRole('combobox').selectOption('2');
  await expect(card.getByText('Added to cart')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to cart' }).click();
  await expect(cart(page)).toBeVisible();
  await expect.poll(() => total(page)).toBe(36);
  await page.getByRole('button', { name: 'Share or continue elsewhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share or continue elsewhere' });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link.startsWith(`${company}/#booking-trip=1.`)).toBe(true);
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await engine(page).evaluate((element) => element.tripLink())).toBe(link);

  const device = await browser.newContext();
  const other = await device.newPage();
  const addresses: string[] = [];
  other.on('request', (request) => {
    if (/\/widget\/(extras|cart)/.test(request.url())) addresses.push(other.url());
  });
  await arrived(other, link);
  await expect(cart(other)).toBeVisible();
  await expect(
    other.getByRole('listitem').filter({ hasText: /SIM card.*2 units.*\$36\.00 USD/ }),
  ).toBeVisible();
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).not.toContain('booking-trip');

  await arrived(other, link);
  await other
    .getByRole('dialog', { name: 'Replace your cart, or add to it?' })
    .getByRole('button', { name: 'Add' })
    .click();
  await expect(other.getByRole('listitem').filter({ hasText: '4 units' })).toBeVisible();
  await device.close();
});

test('links that cannot be read change nothing, and the rest of the fragment stays', async ({ page }) => {
  const on = 'booking-engine.html#/activities&booking-trip=1.AAAA';
  await openEngine(page, { on, attributes: { routing: 'hash' } });
  await expect(page.getByText('This link cannot be read.')).toBeVisible();
  expect(page.url()).toBe(`${partner}/partner/booking-engine.html#/activities`);
  await page.goto('about:blank');
  await openEngine(page, {
    on: 'booking-engine.html#/activities&booking-trip=',
    attributes: { routing: 'hash' },
  });
  await expect(page.getByText('This link cannot be read.')).toBeVisible();
  for (const text of ['', '2.abc', '<img src=x onerror=alert(1)>', '1.__proto__', 'x'.repeat(5000)]) {
    await page.evaluate((trip) => (location.hash = `${location.hash}&booking-trip=${trip}`), text);
    await expect.poll(() => page.url()).not.toContain('booking-trip');
  }
  expect(await engine(page).evaluate((element) => element.route)).toBe('/activities');
  expect(await engine(page).evaluate((element) => element.cart?.count)).toBe(0);
});

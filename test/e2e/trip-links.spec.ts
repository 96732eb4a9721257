import { company, partner } from '../support/demo-address.ts';
import { expectAccessible } from './support/axe.ts';
import { engine, openEngine } from './support/engine.ts';
import { extraCard } from './support/extras.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';
import { fullTrip } from './support/full-trip.ts';

const cart = (page: Page) => page.getByRole('heading', { name: 'Your cart', exact: true });
const total = (page: Page) => engine(page).evaluate((element) => element.cart?.total);
const arrived = (page: Page, link: string) => page.goto(link, { waitUntil: 'commit' });

test('a cart moves to another device, whose URL is cleaned before any request', async ({ page, browser }) => {
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
  await expectAccessible(page, 'a link to share');
  expect(await engine(page).evaluate((element) => element.tripLink())).toBe(link);

  const device = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await device.newPage();
  const addresses: string[] = [];
  other.on('request', (request) => {
    if (/\/widget\/(extras|cart)/.test(request.url())) addresses.push(other.url());
  });
  await arrived(other, link);
  await expect(cart(other)).toBeFocused();
  await expect(cart(other)).toHaveCSS('outline-style', 'none');
  await expect(
    other.getByRole('listitem').filter({ hasText: /SIM card.*2 units.*\$36\.00 USD/ }),
  ).toBeVisible();
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).not.toContain('booking-trip');

  await arrived(other, link);
  const question = other.getByRole('dialog', { name: 'Replace your cart, or add to it?' });
  await expect(question).toBeVisible();
  await expectAccessible(other, 'a link beside a cart');
  await question.getByRole('button', { name: 'Add' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: '4 units' })).toBeVisible();
  await device.close();
});

const travels = [
  { to: 'hosted', language: 'en', currency: 'usd', share: 'Share or continue elsewhere', remove: 'Delete' },
  {
    to: 'page',
    language: 'es',
    currency: 'mxn',
    share: 'Compartir o continuar en otro dispositivo',
    remove: 'Eliminar',
  },
] as const;

for (const { to, language, currency, share, remove } of travels)
  test(
    `to the ${to}, in ${language}: another device has the same lines, and the provider's total`,
    { tag: ['@firefox', '@long'] },
    async ({ page, browser }) => {
      const line = (device: Page) =>
        device
          .getByRole('listitem')
          .filter({ has: device.getByRole('button', { name: remove, exact: true }) });
      /** What stands in the cart, for the visitor and for the page. */
      const cartOf = async (device: Page) => {
        await expect(line(device)).toHaveCount(4);
        await expect.poll(() => total(device)).toBeGreaterThan(0);
        const reported = await engine(device).evaluate(({ cart: snapshot }) =>
          JSON.stringify(snapshot, (key, value: unknown) => (key === 'id' ? undefined : value)),
        );
        return { lines: await line(device).allInnerTexts(), reported };
      };

      const text = await fullTrip(language, currency);
      await openEngine(page, {
        on: `booking-engine.html#booking-trip=${text}`,
        attributes: { 'hosted-url': `${company}/` },
      });
      await expect(page.getByRole('button', { name: share })).toBeVisible();
      const own = await cartOf(page);
      const link = await engine(page).evaluate((element, target) => element.tripLink({ to: target }), to);
      expect(link).toContain(to === 'hosted' ? `${company}/` : page.url());

      const device = await browser.newContext();
      const other = await device.newPage();
      await arrived(other, link ?? '');
      await expect(other.getByRole('button', { name: share })).toBeVisible();
      expect(await cartOf(other)).toEqual(own);
      expect(other.url()).not.toContain('booking-trip');
      await device.close();
    },
  );

test(
  'links that cannot be read change nothing, and the rest of the fragment stays',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);

test(
  'a tour that is opened in a new tab takes the cart along, however soon it is clicked',
  { tag: '@long' },
  async ({ page, context }) => {
    const common = `api-base="${apiBase}" hosted-url="${company}/"`;
    await openMade(page, {
      body: `<booking-engine ${common} route="/extras"></booking-engine>
      <activities-list ${common} open-mode="page" limit="2"></activities-list>`,
    });
    const tour = page.locator('activities-list').getByRole('article').first().getByRole('link');
    const title = await tour.innerText();
    const expectTourAndCart = async (tab: Page) => {
      await expect(tab.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect.poll(() => engine(tab).evaluate((element) => element.cart?.count)).toBe(1);
      await tab.close();
    };
    await tour.hover();
    await expect(tour).toHaveAttribute('href', /^[^#]+$/);
    await extraCard(page, /SIM card/)
      .getByRole('combobox')
      .selectOption('1');
    await expect.poll(() => engine(page).evaluate((element) => element.cart?.count)).toBe(1);

    // Sooner than the link could be made.
    await page.mouse.move(0, 0);
    const [opened] = await Promise.all([context.waitForEvent('page'), tour.click({ button: 'middle' })]);
    await expectTourAndCart(opened);

    await page.mouse.move(0, 0);
    await tour.hover();
    await expect(tour).toHaveAttribute('href', /#booking-trip=1\./);
    // A press focuses it before the click that the browser follows.
    const kept = await tour.evaluate((link: HTMLAnchorElement) => {
      link.focus();
      return link.hash;
    });
    expect(kept).toContain('booking-trip');
    const tab = await context.newPage();
    await tab.goto((await tour.getAttribute('href')) ?? '');
    await expectTourAndCart(tab);
  },
);

test(
  'the demo page makes a link of its cart, and hears where the visitor is',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${partner}/partner/trip-links.html`);
    await page.getByRole('button', { name: 'Link to the hosted page' }).click();
    await expect(page.getByText('there is nothing to share')).toBeVisible();
    await extraCard(page, /SIM card/)
      .getByRole('combobox')
      .selectOption('1');
    await expect(page.getByRole('log')).toContainText('booking-cart-change: lobby-qr');
    await page.getByRole('button', { name: 'Link to this page' }).click();
    const link = page.getByRole('link', { name: /#booking-trip=1\./ });
    await expect(link).toHaveAttribute('href', /^http.*\/partner\/trip-links\.html#/);
  },
);

import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { recordEvents } from './support/events.ts';
import { apiBase, call, madePage, openMade, setAttributes } from './support/made-page.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

const engine = (attributes: string) =>
  `<booking-engine api-base="${apiBase}" ${attributes}></booking-engine>`;
const airport = (page: Page) => page.getByLabel('Airport', { exact: true }).first();
const home = (page: Page) => page.getByRole('heading', { name: 'Where would you like to go?' }).first();

test('memory: the page’s URL and history are never touched', async ({ page }) => {
  const events = await recordEvents(page, { only: ['booking-route-change'] });
  await openMade(page, { body: engine('route="/transfers?airport=czm"'), at: '?mine=1#there' });
  await expect(airport(page).locator('option:checked')).toHaveText(/Cozumel/);
  await call(page.locator('booking-engine'), 'navigate', '/extras');
  await expect(page.getByRole('heading', { level: 1, name: 'Complement your transportation' })).toBeVisible();
  await call(page.locator('booking-engine'), 'back');
  await expect(airport(page)).toBeVisible();
  expect(await page.evaluate(() => [location.href, history.length, history.state as unknown])).toEqual([
    `${madePage}?mine=1#there`,
    2,
    null,
  ]);
  expect(events.all.map(({ detail }) => [detail['path'], detail['source']])).toEqual([
    ['/transfers', 'api'],
    ['/extras', 'api'],
    ['/transfers', 'api'],
  ]);
});

const deepLinks = [
  {
    routing: 'hash',
    attributes: 'routing="hash"',
    at: (route: string) => `?mine=1#${route}`,
    own: '?mine=2#prices',
  },
  {
    routing: 'query',
    attributes: 'routing="query" route-param="b"',
    at: (route: string) => `?mine=1&b=${encodeURIComponent(route).replaceAll('%20', '+')}`,
    own: '?mine=1&booking=%2Fextras',
  },
];

for (const { routing, attributes, at, own } of deepLinks) {
  test(
    `${routing}: a deep link, the visitor’s steps, back, forward and reload`,
    longUnless(routing === 'hash'),
    async ({ page }) => {
      const events = await recordEvents(page, { only: ['booking-route-change'] });
      await openMade(page, { body: engine(attributes), at: at('/transfers?airport=czm') });
      await expect(airport(page).locator('option:checked')).toHaveText(/Cozumel/);
      await page.getByRole('link', { name: 'Continue to cart' }).click();
      const cart = page.getByRole('heading', { name: 'Your cart is empty!' });
      await expect(cart).toBeVisible();
      await expect(page).toHaveURL(madePage + at('/cart/checkout'));
      await page.goBack();
      await expect(airport(page).locator('option:checked')).toHaveText(/Cozumel/);
      await page.goForward();
      await expect(cart).toBeVisible();
      await call(page.locator('booking-engine'), 'back');
      await expect(airport(page).locator('option:checked')).toHaveText(/Cozumel/);
      await page.goForward();
      await expect(cart).toBeVisible();
      await page.reload();
      await expect(cart).toBeVisible();
      expect(events.all.map(({ detail }) => [detail['path'], detail['source']])).toEqual([
        ['/transfers', 'restore'],
        ['/cart/checkout', 'user'],
        ['/transfers', 'user'],
        ['/cart/checkout', 'user'],
        ['/transfers', 'api'],
        ['/cart/checkout', 'user'],
        ['/cart/checkout', 'restore'],
      ]);
    },
  );

  test(
    `${routing}: what is no route is not found, what is the page’s own is left alone`,
    longUnless(routing === 'hash'),
    async ({ page }) => {
      await openMade(page, { body: engine(`${attributes} route="/transfers"`), at: at('//evil.example/x') });
      await expect(page.getByRole('heading', { name: '404 Not found' })).toBeVisible();
      await openMade(page, { body: engine(`${attributes} route="/transfers"`), at: own });
      await expect(airport(page)).toBeVisible();
      expect(page.url()).toBe(madePage + own);
    },
  );
}

test('hash: the token of a sale is never in the page’s URL', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  const events = await recordEvents(page);
  await openMade(page, { body: engine('routing="hash"') });
  await expect(home(page)).toBeVisible();
  await call(page.locator('booking-engine'), 'navigate', `/cart/success/${token}`);
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  expect(page.url()).toBe(`${madePage}#/`);
  expect(events.named('booking-route-change').at(-1)?.detail).toEqual({
    v: 1,
    path: '/cart/success/:token',
    name: 'cart-success',
    source: 'api',
  });
  expect(JSON.stringify(events.all)).not.toContain(token);
  expect(await page.locator('booking-engine').evaluate((element) => element.outerHTML)).not.toContain(token);
});

test(
  'two engines share the route of one storefront; those of two storefronts each have their own',
  { tag: '@long' },
  async ({ page }) => {
    const [first, second] = [page.locator('booking-engine').first(), page.locator('booking-engine').last()];
    const bodies = (other: string) => engine('routing="query" route-param="one"') + engine(other);
    await openMade(page, { body: bodies('') });
    await call(first, 'navigate', '/extras');
    for (const one of [first, second])
      await expect(one.getByRole('heading', { name: 'Complement your transportation' })).toBeVisible();
    await openMade(page, {
      body: bodies('cart-scope="two" routing="query" route-param="two"'),
      at: '?two=%2Fextras',
    });
    await expect(second.getByRole('heading', { name: 'Complement your transportation' })).toBeVisible();
    await expect(home(page)).toBeVisible();
    await call(first, 'navigate', '/transfers');
    await expect(page).toHaveURL(`${madePage}?two=%2Fextras&one=%2Ftransfers`);
    await expect(second.getByRole('heading', { name: 'Complement your transportation' })).toBeVisible();
  },
);

test('routing can change at any time, and the URL is restored', { tag: '@long' }, async ({ page }) => {
  await openMade(page, { body: engine('routing="hash"'), at: '#/extras' });
  const element = page.locator('booking-engine');
  await expect(page.getByRole('heading', { name: 'Complement your transportation' })).toBeVisible();
  await setAttributes(element, { routing: null });
  await call(element, 'navigate', '/transfers');
  await expect(airport(page)).toBeVisible();
  expect(page.url()).toBe(`${madePage}#/extras`);
  await setAttributes(element, { routing: 'query' });
  await call(element, 'navigate', '/cart/checkout');
  await expect(page).toHaveURL(/\?booking=%2Fcart%2Fcheckout/);
});

// What each route shows is covered by the screen tests; these tests are about URLs of each kind.
const addresses: { path: string; shows: RegExp; goesTo?: string }[] = [
  { path: '/transfers/prices?adults=3', shows: /Book your transfer/, goesTo: '/transfers?adults=3' },
  { path: '/activities/water?destination=4', shows: /On the water/ },
  { path: '/cart/success/no-such-sale', shows: /Your booking/ },
  { path: '/no/such?from=mail', shows: /404 Not found/, goesTo: '/404?from=mail' },
];

test.describe('the hosted page', () => {
  test.use({ expectedErrors: [/404/] });

  test('has a URL for every route', async ({ page }) => {
    for (const { path, shows, goesTo } of addresses) {
      await page.goto(company + path);
      await expect(page.getByRole('heading').first(), path).toHaveText(shows);
      await expect(page, path).toHaveURL(company + (goesTo ?? path));
    }
    await page.goto(`${company}/test`);
    await expect(page.locator('booking-engine:state(ready)')).toBeAttached();
    await expect(page.getByRole('heading')).toHaveCount(0);
  });
});

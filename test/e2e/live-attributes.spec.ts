import { quintaLunaPrices } from './support/engine.ts';
import { addToCart } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { apiBase, call, openMade, setAttributes } from './support/made-page.ts';
import { fakeMaps } from './support/stand-in-maps.ts';
import { expect, test, type Page } from './support/test.ts';
import { twoFrames } from './support/two-frames.ts';

const engine = (page: Page) => page.locator('booking-engine');

async function openAt(page: Page, route: string, attributes = ''): Promise<void> {
  await openMade(page, {
    body: `<booking-engine api-base="${apiBase}" route="${route.replaceAll('&', '&amp;')}" ${attributes}></booking-engine>`,
  });
}

test('attributes take effect immediately, and so does their removal', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/widget/')) asked.push(`${pathname} ${searchParams.get('preview')}`);
  });
  const journey = new Journey(page);
  await openAt(page, quintaLunaPrices(), 'sales-channel="first"');

  await test.step('hide-oneway-prices and hide-roundtrip-prices', async () => {
    const sedan = journey.option(/sedan/i);
    const oneWay = sedan.getByRole('button', { name: 'One way' });
    const roundTrip = sedan.getByRole('button', { name: 'Round trip' });
    await expect(oneWay).toBeVisible();
    await setAttributes(engine(page), { 'hide-oneway-prices': '' });
    await expect(oneWay).toHaveCount(0);
    await expect(roundTrip).toBeVisible();
    await setAttributes(engine(page), { 'hide-oneway-prices': null, 'hide-roundtrip-prices': '' });
    await expect(oneWay).toBeVisible();
    await expect(roundTrip).toHaveCount(0);
    await setAttributes(engine(page), { 'hide-roundtrip-prices': null });
    await expect(roundTrip).toBeVisible();
  });

  await test.step('navigation hides the bar, and brings it back', async () => {
    const bar = page.getByRole('button', { name: 'Cart', exact: true });
    await expect(bar).toBeVisible();
    await setAttributes(engine(page), { navigation: 'none' });
    await expect(bar).toHaveCount(0);
    await setAttributes(engine(page), { navigation: 'sideways' });
    await expect(bar).toBeVisible();
  });

  await test.step('the sales channel of the moment goes to the checkout', async () => {
    await call(engine(page), 'navigate', '/extras');
    await addToCart(page, { 'SIM card': 1 });
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await setAttributes(engine(page), { 'sales-channel': 'second' });
    const sent = page.waitForRequest('**/cart/checkout');
    await journey.button(/^Book now/).click();
    expect((await sent).postDataJSON()).toMatchObject({ sc: 'second' });
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  });

  await test.step('reload() refetches what is shown', async () => {
    await call(engine(page), 'navigate', '/extras');
    await expect(page.getByRole('article').first()).toBeVisible();
    const refetch = page.waitForRequest('**/widget/extras?**');
    await call(engine(page), 'reload');
    await refetch;
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('`preview` is sent with every request while it is set', async () => {
    expect(asked.filter((call) => !call.endsWith('null'))).toEqual([]);
    asked.length = 0;
    await setAttributes(engine(page), { preview: '' });
    await expect.poll(() => asked).toContain('/widget/settings 1');
    await call(engine(page), 'navigate', '/extras');
    await expect.poll(() => asked).toContain('/widget/extras 1');
    asked.length = 0;
    await setAttributes(engine(page), { preview: null });
    await call(engine(page), 'navigate', '/activities/water');
    await expect.poll(() => asked).toContain('/widget/tours null');
  });
});

test('maps-key adds the map, and its removal removes it', { tag: '@long' }, async ({ page }) => {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeMaps }),
  );
  await openAt(page, '/transfers?airport=cun');
  await new Journey(page).choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await expect(page.getByText('Distance')).toHaveCount(0);
  await setAttributes(engine(page), { 'maps-key': 'demo-key' });
  await expect(page.getByText('Distance: 68 km')).toBeVisible();
  await setAttributes(engine(page), { 'maps-key': null });
  await expect(page.getByText('Distance')).toHaveCount(0);
  await expect(page.locator('booking-engine > [slot=booking-map]')).toHaveCount(0);
});

test(
  'analytics forwards events as long as it is set, even past globals that the page uses',
  { tag: '@long' },
  async ({ page }) => {
    await openMade(page, {
      head: '<script>var dataLayer = []</script>',
      body: `<form id="gtag"></form><booking-engine api-base="${apiBase}" route="/extras"></booking-engine>`,
    });
    // Between two events the data layer's e-commerce object is reset.
    const pushed = () =>
      page.evaluate(() =>
        (Reflect.get(window, 'dataLayer') as { event?: string }[]).flatMap(({ event }) => event ?? []),
      );
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await pushed()).toEqual([]);
    await setAttributes(engine(page), { analytics: 'datalayer gtag' });
    await twoFrames(page);
    const units = page.getByLabel('Units', { exact: true }).first();
    await units.selectOption('1');
    await expect.poll(pushed).toEqual(['add_to_cart']);
    await setAttributes(engine(page), { analytics: 'off' });
    await twoFrames(page);
    await units.selectOption('0');
    await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
    expect(await pushed()).toEqual(['add_to_cart']);
  },
);

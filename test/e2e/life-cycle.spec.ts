import { bookButton } from './support/checkout.ts';
import { expectRoute, navigate, openEngine, quintaLunaPrices } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { extraCard } from './support/extras.ts';
import { hostilePage } from './support/hostile.ts';
import { Journey } from './support/journey.ts';
import { holdAnswers, requestsTo } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

test('moved by append and by moveBefore, it keeps what was typed, and refetches nothing', async ({
  page,
}) => {
  const journey = new Journey(page);
  await openEngine(page, { path: '/transfers?airport=cun' });
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.field('Adults').fill('5');
  await page.getByRole('combobox', { name: 'Destination' }).fill('Half a na');
  const field = await journey.field('Adults').elementHandle();
  const settings = requestsTo(page, '/settings');
  const airports = requestsTo(page, '/transfers/airports');
  for (const how of ['append', 'moveBefore']) {
    await test.step(how, async () => {
      await page.evaluate((method) => {
        const engine = document.querySelector('booking-engine');
        const place = document.body.appendChild(document.createElement('section'));
        place.id = method;
        if (method === 'append') place.append(engine ?? '');
        else Reflect.apply(Reflect.get(place, method) as () => void, place, [engine, null]);
      }, how);
      const moved = page.locator(`#${how} > booking-engine`);
      await expect(moved.getByLabel('Adults', { exact: true })).toHaveValue('5');
      expect(await field.evaluate((input) => input.isConnected)).toBe(true);
      await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Half a na');
      expect([...settings, ...airports]).toEqual([]);
    });
  }
});

test('removed, it aborts its reads; added again, it shows the same route, and dispatches no second ready event', async ({
  page,
}) => {
  const events = await recordEvents(page, { only: ['booking-ready'] });
  await openEngine(page, { path: quintaLunaPrices() });
  await expect(page.getByRole('article').first()).toBeVisible();
  const held = await holdAnswers(page, '/transfers/prices');
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/transfers/prices'),
  );
  await new Journey(page).field('Adults').fill('3');
  await expect.poll(() => held.length).toBe(1);
  await takeAway(page);
  expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED');
  held[0]?.release();
  await page.unrouteAll();
  await putBack(page);
  await expectRoute(page, /^\/transfers\/prices\?.*adults=3/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(events.all).toHaveLength(1);
});

test('connecting it twice, as some frameworks do, changes nothing; a checkout outlives it', async ({
  page,
}) => {
  const settings = requestsTo(page, '/settings');
  const journey = new Journey(page);
  const card = extraCard(page, /SIM card/);
  await openEngine(page, { path: '/extras' });
  await card.getByRole('combobox').first().selectOption('2');
  await test.step('connected twice, as frameworks do when they try things out, it is there once', async () => {
    await page.evaluate(() => {
      const engine = document.querySelector('booking-engine');
      const place = engine?.parentElement;
      for (let round = 0; round < 5; round++) {
        engine?.remove();
        place?.append(engine ?? '');
      }
    });
    await expect(card.getByText('Added to cart')).toBeVisible();
    const views = await page
      .locator('booking-engine')
      .evaluate((engine) => engine.shadowRoot?.querySelectorAll('[part=root]').length);
    expect(views).toBe(1);
    expect(settings).toHaveLength(1);
  });

  await test.step('a morphing library that evens out attributes and children changes nothing', async () => {
    const article = await card.elementHandle();
    await page.evaluate(() => {
      const engine = document.querySelector('booking-engine');
      const wanted = engine?.cloneNode(true) as Element;
      for (const name of engine?.getAttributeNames() ?? []) {
        const value = wanted.getAttribute(name) ?? '';
        engine?.removeAttribute(name);
        engine?.setAttribute(name, value);
      }
      engine?.replaceChildren(...wanted.childNodes);
    });
    await expect(card.getByText('Added to cart')).toBeVisible();
    expect(await article.evaluate((node) => node.isConnected)).toBe(true);
    await journey.button('Continue to cart').click();
    await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
  });

  await test.step('a checkout in flight outlives its element, and its result is there when it is back', async () => {
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    const held = await holdAnswers(page, '/cart/checkout');
    const answered = page.waitForResponse('**/widget/cart/checkout');
    await bookButton(page).click();
    await expect.poll(() => held.length).toBe(1);
    await takeAway(page);
    held[0]?.release();
    expect((await answered).status()).toBe(200);
    await putBack(page);
    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    expect(held).toHaveLength(1);
  });
});

test(
  'in an application with a router, new elements show the route and the cart of the previous ones',
  { tag: '@long' },
  async ({ page }) => {
    const settings = requestsTo(page, '/settings');
    const view = (name: string) => page.getByRole('link', { name, exact: true }).click();
    await page.goto(hostilePage('single-page-app'));
    const engine = page.locator('booking-engine');
    await engine.getByRole('link', { name: /Cozumel/ }).click();
    await expect(engine.getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(
      /Cozumel/,
    );
    await navigate(page, '/extras');
    await extraCard(page, /SIM card/)
      .getByRole('combobox')
      .first()
      .selectOption('2');
    await view('Rooms');
    await expect(page.locator('booking-engine')).toHaveCount(0);
    await view('Tours');
    await expect(page.locator('activities-list').getByRole('article').first()).toBeVisible();
    await view('Getting here');
    await view('Tours');
    await expect(extraCard(page, /SIM card/).getByText('Added to cart')).toBeVisible();
    expect(
      await page.locator('activities-list').evaluate((list) => Reflect.get(list, 'cart') as unknown),
    ).toMatchObject({
      count: 1,
    });
    expect(settings).toHaveLength(1);
  },
);

async function takeAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    const engine = document.querySelector('booking-engine');
    Object.assign(window, { taken: engine });
    engine?.remove();
  });
  await expect(page.locator('booking-engine')).toHaveCount(0);
}

function putBack(page: Page): Promise<void> {
  return page.evaluate(() =>
    document.querySelector('main')?.append((window as unknown as { taken: Element }).taken),
  );
}

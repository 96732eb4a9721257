import { bookButton, watchOrders } from './support/checkout.ts';
import { extraCard } from './support/extras.ts';
import { closedGate } from './support/gate.ts';
import { Journey } from './support/journey.ts';
import { apiBase, call, openMade, statesOf } from './support/made-page.ts';
import { changeAnswer, changeList, holdAnswers, requestsTo } from './support/provider.ts';
import { expect, test } from './support/test.ts';

const engine = (attributes = '', children = '') =>
  `<booking-engine api-base="${apiBase}" ${attributes}>${children}</booking-engine>`;

test.describe('from the first request to an order that fails', () => {
  test.use({ expectedErrors: [/500/] });

  test('loading, then ready; has-cart, submitting and empty follow the cart in every element', async ({
    page,
  }) => {
    const held = await holdAnswers(page, '/settings');
    await openMade(page, {
      body: `${engine('route="/extras"')}<activities-list limit="1" style="width:600px"></activities-list>`,
    });
    const storefront = page.locator('booking-engine');
    const list = page.locator('activities-list');
    await expect.poll(() => held.length).toBe(1);
    expect(await statesOf(storefront)).toEqual(['loading']);
    held[0]?.release();
    const units = extraCard(page, /SIM card/)
      .getByRole('combobox')
      .first();
    await expect(units).toBeVisible();
    await expect(list.getByRole('article')).toHaveCount(1);
    expect(await statesOf(storefront)).toEqual(['ready']);
    await units.selectOption('2');
    await expect.poll(() => statesOf(storefront)).toEqual(['ready', 'has-cart']);
    expect(await statesOf(list)).toEqual(['ready', 'has-cart']);

    const answer = closedGate();
    await watchOrders(page, async (route) => {
      await answer.passed;
      await route.fulfill({ status: 500, json: {} });
    });
    await call(storefront, 'navigate', '/cart/checkout');
    const journey = new Journey(page);
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await bookButton(page).click();
    await expect.poll(() => statesOf(storefront)).toEqual(['ready', 'has-cart', 'submitting']);
    answer.open();
    await expect(page.getByRole('alert').filter({ hasText: 'We could not process' })).toBeVisible();
    expect(await statesOf(storefront)).toEqual(['ready', 'has-cart']);

    await call(storefront, 'clearCart');
    await expect.poll(() => statesOf(list)).toEqual(['ready']);
    await expect.poll(() => statesOf(storefront)).toEqual(['ready', 'empty']);
    await call(storefront, 'navigate', '/transfers');
    await expect.poll(() => statesOf(storefront)).toEqual(['ready']);
  });
});

test.describe('off line', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('every element shows it, keeps its content, and refetches stale data', async ({ page, context }) => {
    await page.clock.install();
    await openMade(page, {
      body: `<activities-list api-base="${apiBase}" limit="2" category="water"></activities-list>
        <transfers-box></transfers-box><activity-quote activity="taco-walk"></activity-quote>`,
    });
    const cards = page.locator('activities-list').getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Taco walk' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    const lists = requestsTo(page, '/tours');
    const place = await cards.first().boundingBox();
    await context.setOffline(true);
    for (const tag of ['activities-list', 'transfers-box', 'activity-quote']) {
      await expect(page.locator(tag).getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
      expect(await statesOf(page.locator(tag)), tag).toEqual(['ready', 'offline']);
    }
    expect(await cards.first().boundingBox()).toEqual(place);
    await expect(page.locator('activities-list').getByRole('alert')).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(10 * 60_000);
    await expect(cards).toHaveCount(2);
    await changeList(page, '/tours', (tours) => tours.slice(0, 1));
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toHaveCount(0);
    await expect(cards).toHaveCount(1);
    expect(lists).toHaveLength(1);
    expect(await statesOf(page.locator('activities-list'))).toEqual(['ready']);
  });
});

const noActivities = 'There are no activities at the moment.';
// Categories of activities, and a home screen without any, are covered by the screen tests.
const pages = [
  { where: 'home', path: '/', says: noActivities },
  { where: 'the extras', path: '/extras', says: 'There are no extras at the moment.' },
  { where: 'the category', path: '/activities/water', says: noActivities },
];

test(
  'nothing to show: the page’s own text in the slot `empty`, otherwise ours',
  { tag: '@long' },
  async ({ page }) => {
    await changeAnswer(page, '/settings', (settings) => ({
      ...settings,
      hasTransfers: false,
      tourCategories: [{ slug: 'water', name: 'On the water' }],
    }));
    await changeList(page, '/tours', () => []);
    await changeList(page, '/extras', () => []);
    await openMade(page, { body: engine() });
    const storefront = page.locator('booking-engine');
    const own = storefront.getByText('Nothing here, call us');
    for (const { where, path, says } of pages) {
      await call(storefront, 'navigate', path);
      await expect(storefront.getByText(says), where).toBeVisible();
      await expect.poll(() => statesOf(storefront), where).toEqual(['ready', 'empty']);
    }
    await storefront.evaluate((element) => {
      const words = Object.assign(document.createElement('p'), { textContent: 'Nothing here, call us' });
      words.slot = 'empty';
      element.append(words);
    });
    for (const { where, path, says } of [
      ...pages,
      { where: 'the cart', path: '/cart/checkout', says: '-' },
    ]) {
      await call(storefront, 'navigate', path);
      await expect(own, where).toBeVisible();
      await expect(storefront.getByText(says), where).toBeHidden();
    }
    await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
    await call(storefront, 'navigate', '/test');
    await expect(own).toBeHidden();
    await expect.poll(() => statesOf(storefront)).toEqual(['ready']);
  },
);

import { company, partner } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { engine, openEngine } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { addToCart, extraCard } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { apiBase, call, openMade } from './support/made-page.ts';
import { holdAnswers } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

const second = (page: Page) => page.locator('#second');

/** Another engine below the first. */
async function addEngine(page: Page): Promise<void> {
  await page.evaluate((apiBase) => {
    const engine = document.createElement('booking-engine');
    engine.id = 'second';
    engine.setAttribute('api-base', apiBase);
    document.querySelector('main')?.append(engine);
  }, `${company}/widget`);
}

async function addSimCard(page: Page): Promise<void> {
  const card = extraCard(page, /SIM card/).first();
  await card.getByRole('combobox').selectOption('1');
  await expect(card.getByText('Added to cart')).toBeVisible();
}

const cartChanges = (events: Awaited<ReturnType<typeof recordEvents>>) =>
  events.named('booking-cart-change').map(({ detail }) => [detail['reason'], detail['count']]);

test('two elements and two pages of a site share the cart, which a page can empty, and each change is reported once', async ({
  page,
}) => {
  const events = await recordEvents(page);
  await openEngine(page, { path: '/extras' });
  await addEngine(page);
  await addSimCard(page);
  await second(page).scrollIntoViewIfNeeded();
  await expect(second(page).getByRole('button', { name: 'Cart (1)' })).toBeVisible();
  expect(cartChanges(events)).toEqual([['add', 1]]);

  await page.goto(`${partner}/partner/activities.html`);
  await expect
    .poll(() => cartChanges(events))
    .toEqual([
      ['add', 1],
      ['restore', 1],
    ]);
  const cart = () => page.evaluate(() => document.querySelector('activities-list')?.cart);
  // Another element on the page may report the cart before this one's view has loaded.
  await expect
    .poll(cart)
    .toMatchObject({ count: 1, currency: 'USD', items: [{ kind: 'extra', quantity: 1 }] });

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible();

  // A page can empty the cart.
  await page.getByRole('button', { name: 'Cart (1)' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
  const before = events.named('booking-cart-change').length;
  const engine = page.locator('booking-engine');
  await call(engine, 'clearCart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
  await call(engine, 'clearCart');
  expect(
    events
      .named('booking-cart-change')
      .slice(before)
      .map(({ detail }) => detail),
  ).toEqual([{ v: 1, count: 0, total: null, currency: 'USD', reason: 'clear', items: [] }]);
});

test(
  'a tour that another element adds while an order is under way stays in the cart, and out of the sale',
  { tag: '@long' },
  async ({ page }) => {
    const events = await recordEvents(page);
    const orders = await holdAnswers(page, '/cart/checkout');
    const attributes = `api-base="${apiBase}" activity="puerto-morelos-reef" category="water"`;
    await openMade(page, {
      body: `<booking-engine api-base="${apiBase}" route="/extras"></booking-engine><activity-quote ${attributes}></activity-quote>`,
    });
    await addToCart(page, { 'SIM card': 1 });
    const journey = new Journey(page);
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await journey.button(/^Book now/).click();
    await expect.poll(() => orders.length).toBe(1);

    const widget = page.locator('activity-quote');
    const quote = new Quote(widget);
    await widget.scrollIntoViewIfNeeded();
    await quote.date(daysFromNow(10).typed);
    await quote.time('09:00');
    await quote.add.click();
    await expect(quote.added).toBeVisible();
    orders[0]?.release();
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await expect.poll(() => events.named('booking-complete').length).toBe(1);

    const refs = (name: string) =>
      (events.named(name).at(-1)?.detail['items'] as { ref: string }[] | undefined)?.map(({ ref }) => ref);
    expect(refs('booking-complete')).toEqual(['101']);
    expect(refs('booking-cart-change')).toEqual(['203']);
    expect(await engine(page).evaluate(({ cart }) => cart?.items.map(({ name }) => name))).toEqual([
      'Snorkelling at the Puerto Morelos reef',
    ]);
  },
);

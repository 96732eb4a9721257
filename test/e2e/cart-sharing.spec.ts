import { company, partner } from '../support/demo-address.ts';
import { openEngine } from './support/engine.ts';
import { hearEvents } from './support/events.ts';
import { extraCard } from './support/extras.ts';
import { call } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

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

const cartChanges = (events: Awaited<ReturnType<typeof hearEvents>>) =>
  events.named('booking-cart-change').map(({ detail }) => [detail['reason'], detail['count']]);

test('two elements and two pages of a site share the cart, which a page can empty, and each change is reported once', async ({
  page,
}) => {
  const events = await hearEvents(page);
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

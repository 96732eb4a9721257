import { company } from '../support/demo-address.ts';
import { hearEvents } from './support/events.ts';
import { requestsTo } from './support/provider.ts';
import { nextWeekday } from './support/dates.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

const lines = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Dinner show' });

/** A dinner show for one with gold seats, fetched at Casa Copal, in the open cart. */
async function cartWithDinnerShow(page: Page): Promise<Quote> {
  const quote = new Quote(page);
  await page.goto(`${company}/activities/evenings/dinner-show`);
  await quote.field('Rate').selectOption('Gold seats');
  await quote.date(nextWeekday('saturday'));
  await quote.time('19:00');
  await quote.pickup('casa', /Casa Copal/);
  await quote.expectTotal('$158.00 USD');
  await quote.add.click();
  await quote.added.getByRole('button', { name: 'Continue to Cart' }).click();
  await page.getByRole('button', { name: 'Continue to cart' }).click();
  await expect(lines(page)).toContainText('$158.00 USD');
  return quote;
}

test('a tour of the cart is changed on its page and stays one line', async ({ page }) => {
  const events = await hearEvents(page);
  const quote = await cartWithDinnerShow(page);
  await lines(page).getByRole('button', { name: 'Edit' }).click();

  await expect(page).toHaveURL(/\/activities\/evenings\/dinner-show\?edit=/);
  await expect(quote.field('Rate').locator('option:checked')).toHaveText('Gold seats');
  await expect(page.getByRole('radio', { name: '19:00' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue(/Casa Copal/);
  await quote.expectTotal('$158.00 USD');
  await expect(quote.add).toHaveCount(0);

  await page.reload();
  const summaries = requestsTo(page, '/cart/summary');
  await quote.people({ Adults: 2 });
  await quote.expectTotal('$291.00 USD');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeFocused();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText('2 adults');
  await expect(lines(page)).toContainText('$291.00 USD');
  expect(summaries.at(-1)?.body).toMatchObject({
    cart: { tours: [{ adults: 2, schedule: '19:00', pickupLocation: { ref: 'casa-copal' } }] },
  });
  expect(
    events.named('booking-cart-change').map(({ detail }) => [detail['reason'], detail['count']]),
  ).toEqual([
    ['add', 1],
    ['restore', 1],
    ['update', 1],
  ]);
});

test('cancelled, it stays as it was', async ({ page }) => {
  const quote = await cartWithDinnerShow(page);
  await lines(page).getByRole('button', { name: 'Edit' }).click();
  await quote.people({ Adults: 3 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(lines(page)).toContainText('1 adult');
  await expect(lines(page)).toContainText('$158.00 USD');
});

import { watchOrders } from './support/checkout.ts';
import { addToCart } from './support/extras.ts';
import { closedGate } from './support/gate.ts';
import { Journey } from './support/journey.ts';
import { apiBase, call, openMade } from './support/made-page.ts';
import { expect, test } from './support/test.ts';

for (const routing of ['memory', 'hash'])
  test(
    `an overlay that is closed during an order and on its confirmation shows it again, ${routing}`,
    { tag: '@long' },
    async ({ page }) => {
      const body = `<button onclick="document.querySelector('booking-engine').show()">Book</button>
      <booking-engine api-base="${apiBase}" presentation="overlay" routing="${routing}"></booking-engine>`;
      await openMade(page, { body });
      await call(page.locator('booking-engine'), 'show', '/extras');
      await addToCart(page, { 'SIM card': 1 });
      const journey = new Journey(page);
      await journey.fillCustomer();
      await journey.pay('Pay at arrival');
      const isAnswered = closedGate();
      const orders = await watchOrders(page, async (route) => {
        await isAnswered.passed;
        await route.fallback();
      });
      await journey.button(/^Book now/).click();
      await expect.poll(() => orders.length).toBe(1);

      const dialog = page.getByRole('dialog', { name: 'Costa Clara' });
      const reopen = async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await journey.button('Book').click();
      };
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      const answered = page.waitForResponse('**/cart/checkout');
      isAnswered.open();
      await answered;
      await journey.button('Book').click();
      for (let opening = 0; opening < 2; opening++) {
        await expect(dialog.getByText('ada@example.com')).toBeVisible();
        await reopen();
      }
      await expect(dialog.getByText('ada@example.com')).toBeVisible();
      expect(orders).toHaveLength(1);
    },
  );

import { partner } from '../support/demo-address.ts';
import { expectAccessible } from './support/axe.ts';
import { daysFromNow } from './support/dates.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';
import { Quote } from './support/tour.ts';

// What else a line can say, and each of its repairs, is covered by the screen tests.
test('a tour that fills up while its visitor is away says so on return, and is moved in two clicks', async ({
  page,
}) => {
  await page.goto(`${partner}/partner/moved-reality.html`);
  const quote = new Quote(page);
  await quote.date(daysFromNow(20).typed);
  await quote.time('09:00');
  await press(page.getByRole('button', { name: 'Add to cart' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Continue to Cart' }));
  await press(page.getByRole('button', { name: 'Continue to cart' }));
  await expect(page.getByRole('button', { name: /^Book now/ })).toBeEnabled();

  await page.getByLabel('What moves').fill('time-gone=203:0900');
  const moved = page.waitForResponse((response) => response.url().includes('/sandbox/moves/'));
  await page.getByRole('button', { name: 'Move' }).click();
  await moved;
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('alert').filter({ hasText: '09:00 is not available any more' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('issue time-gone')).toBeVisible();
  await expectAccessible(page, 'a line that must be settled');

  await press(page.getByRole('button', { name: /^Please settle this first/ }));
  await expect(notice).toBeFocused();
  await press(notice.getByRole('button', { name: 'Choose another time' }));
  await press(notice.getByRole('button', { name: '11:30' }));
  await expect(notice).toBeHidden();
  await expect(page.getByText(/11:30 hrs$/)).toBeVisible();
});

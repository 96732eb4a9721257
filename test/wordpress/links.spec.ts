import { company } from '../support/demo-address.ts';
import { expect, test } from '../e2e/support/test.ts';
import { publish } from './support/people.ts';
import { php } from './support/site.ts';

const post = `<p>Land, and <a href="${company}/activities/evenings/taco-walk">eat tacos</a>.</p>
<p><a href="${company}/transfers?airport=CZM#inline">Search transfers</a></p>`;

test.describe('with links set to open the storefront', () => {
  test.beforeAll(() => {
    php(`update_option('booking_elements', ['links' => 'overlay'] + get_option('booking_elements'));`);
  });
  test.afterAll(() => {
    php(`update_option('booking_elements', ['links' => 'page'] + get_option('booking_elements'));`);
  });

  test('an author’s link opens it above the page, and one with #inline becomes the form', async ({
    page,
  }) => {
    await page.goto(publish('author', post));
    const box = page.locator('transfers-box');
    await expect(box.getByLabel('Airport', { exact: true })).toHaveValue(/czm/i);
    // The site's settings are those of the elements that it makes.
    await expect(box).toHaveAttribute('primary-color', '#0b7285');
    await expect(box).toHaveAttribute('lang', 'en');
    const address = page.url();
    await page.getByRole('link', { name: 'eat tacos' }).click();
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'Taco walk', level: 1 }),
    ).toBeVisible();
    expect(page.url()).toBe(address);
  });
});

test('otherwise links lead to the hosted page, without the script', async ({ page }) => {
  await page.goto(publish('author', post));
  await expect(page.getByRole('link', { name: 'Search transfers' })).toBeVisible();
  await expect(page.locator('script[src*="booking"]')).toHaveCount(0);
});

import { company, partner } from '../support/demo-address.ts';
import { hostilePage } from './support/hostile.ts';
import { expect, test } from './support/test.ts';

test('what an editor left of the four tags becomes them, whenever the script comes', async ({ page }) => {
  await page.goto(hostilePage('stripped-tags'));
  await expect(page.locator('div > transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(
    page.locator('transfers-box').getByLabel('Airport', { exact: true }).locator('option:checked'),
  ).toHaveText(/Cozumel/);
  await expect(page.locator('p > span > activities-list').getByRole('article')).toHaveCount(2);
  await expect(page.locator('p > span > activity-quote').getByLabel('Rate', { exact: true })).toBeVisible();
  await page.locator('booking-engine').scrollIntoViewIfNeeded();
  await expect(page.locator('div > booking-engine').getByRole('link', { name: /Cancún/ })).toBeVisible();
  await expect(page.locator('booking-engine > a')).toHaveText('Book online');
});

test('places that are added later, moved or emptied', async ({ page }) => {
  await page.goto(`${partner}/partner/bare.html`);
  await page.addScriptTag({ url: `${company}/cdn/booking.js`, type: 'module' });
  await page.evaluate((apiBase) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="later" data-booking="transfers-box" data-api-base="${apiBase}" data-airport="TQO">Call us</div>`,
    );
  }, `${company}/widget`);
  const airport = page
    .locator('#later > transfers-box')
    .getByLabel('Airport', { exact: true })
    .locator('option:checked');
  await expect(airport).toHaveText(/Tulum/);
  await expect(page.getByText('Call us')).toBeAttached();

  await page.evaluate(() => {
    const place = document.querySelector('#later');
    document.body.prepend(document.createElement('section'));
    document.querySelector('section')?.append(place ?? '');
  });
  await expect(page.locator('section transfers-box')).toHaveCount(1);
  await page.evaluate(() => document.querySelector('#later')?.replaceChildren());
  await expect(airport).toHaveText(/Tulum/);
  await expect(page.locator('transfers-box')).toHaveCount(1);
});

test('without the script the fallback is what there is', async ({ page }) => {
  await page.route(`${company}/cdn/**`, (route) => route.fulfill({ body: '' }));
  await page.goto(hostilePage('stripped-tags'));
  await expect(page.getByRole('link', { name: 'Book online' })).toBeVisible();
  await expect(page.locator('booking-engine')).toHaveCount(0);
});

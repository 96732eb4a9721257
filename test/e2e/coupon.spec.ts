import { company } from '../support/demo-address.ts';
import { openCartWith } from './support/extras.ts';
import { expect, test, type Page } from './support/test.ts';

const coupon = (page: Page) => page.getByLabel('Coupon', { exact: true });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const total = (page: Page) =>
  page.locator('dt', { hasText: /^Total$/ }).locator('xpath=following-sibling::dd');

test('a code is applied and taken off again', async ({ page }) => {
  await openCartWith(page, company, { 'Child seat': 2, 'SIM card': 1 });
  await expect(total(page)).toHaveText('$34.00 USD');
  await expect(apply(page)).toBeDisabled();
  await coupon(page).fill('welcome10');
  await apply(page).click();

  await expect(page.getByText('Coupon applied!')).toBeVisible();
  await expect(coupon(page)).toBeDisabled();
  await expect(coupon(page)).toHaveValue('welcome10');
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  await expect(total(page)).toHaveText('$30.60 USD');
  await expect(page.locator('s', { hasText: '$34.00 USD' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('$16.00 USD');

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Coupon removed')).toBeVisible();
  await expect(coupon(page)).toHaveValue('');
  await expect(total(page)).toHaveText('$34.00 USD');
});

test('a code that does not count is said to be so, for two seconds', async ({ page }) => {
  await openCartWith(page, company, { 'SIM card': 1 });
  await coupon(page).fill('NOTHING');
  await coupon(page).press('Enter');
  const toast = page.getByText('Coupon not valid');
  await expect(toast).toBeVisible();
  const shownAt = Date.now();
  await expect(toast).toBeHidden();
  expect(Date.now() - shownAt).toBeGreaterThan(1000);
  expect(Date.now() - shownAt).toBeLessThan(4000);
  await expect(coupon(page)).toHaveValue('NOTHING');
  await expect(page.getByText('Please check the following')).toHaveCount(0);
});

test('an applied code lasts as long as the cart', async ({ page }) => {
  await openCartWith(page, company, { 'SIM card': 1 });
  await coupon(page).fill('SUNSET25');
  await apply(page).click();
  await expect(total(page)).toHaveText('$13.50 USD');
  await page.reload();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  await expect(total(page)).toHaveText('$13.50 USD');
});

test('a code comes with a link, and stays off once it was taken off', async ({ page }) => {
  await openCartWith(page, company, { 'SIM card': 1 });
  await page.goto(`${company}/cart/checkout?coupon=WELCOME10`);
  await expect(page.getByText('Coupon applied!')).toBeVisible();
  await expect(total(page)).toHaveText('$16.20 USD');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(total(page)).toHaveText('$18.00 USD');
  await page.reload();
  await expect(total(page)).toHaveText('$18.00 USD');
  await expect(coupon(page)).toHaveValue('');
});

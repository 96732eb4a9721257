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
  const applied = page.getByText('Applied', { exact: true });
  await expect(applied).toBeVisible();
  const { scrollWidth, clientWidth } = await applied.evaluate(({ scrollWidth, clientWidth }) => ({
    scrollWidth,
    clientWidth,
  }));
  expect(scrollWidth, 'the whole of the badge is in sight').toBeLessThanOrEqual(clientWidth);
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
  await noteToast(page, 'Coupon not valid');
  await coupon(page).press('Enter');
  const lasted = () => page.evaluate(() => Reflect.get(window, 'lasted') as number | undefined);
  await expect.poll(lasted).toBeGreaterThan(1_900);
  expect(await lasted()).toBeLessThan(4_000);
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
  await page.goto(`${company}/cart/checkout?coupon=WELCOME10`, { waitUntil: 'commit' });
  await expect(page.getByText('Coupon applied!')).toBeVisible();
  await expect(total(page)).toHaveText('$16.20 USD');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(total(page)).toHaveText('$18.00 USD');
  await page.reload();
  await expect(total(page)).toHaveText('$18.00 USD');
  await expect(coupon(page)).toHaveValue('');
});

/** Notes for how many milliseconds a text is shown, by the page's own clock. */
async function noteToast(page: Page, text: string): Promise<void> {
  await page.locator('booking-engine').evaluate(({ shadowRoot }, wanted) => {
    let since: number | undefined;
    const observer = new MutationObserver(() => {
      const isShown = shadowRoot?.querySelector('.toast')?.textContent.includes(wanted);
      if (isShown) since ??= performance.now();
      else if (since !== undefined && !('lasted' in window))
        Reflect.set(window, 'lasted', performance.now() - since);
    });
    if (shadowRoot) observer.observe(shadowRoot, { subtree: true, childList: true });
  }, text);
}

import { company } from '../support/demo-address.ts';
import { openCartWith } from './support/extras.ts';
import { expect, test, type Page } from './support/test.ts';

const lines = (page: Page) => page.getByRole('listitem');
const total = (page: Page) =>
  page.locator('dt', { hasText: /^Total$/ }).locator('xpath=following-sibling::dd');

// Other behaviour of the cart and its coupon is covered by the screen tests.
test('the cart and the code of a link last as long as the tab, on every page of the site', async ({
  page,
  context,
}) => {
  await openCartWith(page, company, { 'Child seat': 2 });
  await page.goto(`${company}/cart/checkout?coupon=WELCOME10`, { waitUntil: 'commit' });
  await expect(page.getByText('Coupon applied!')).toBeVisible();
  await expect(total(page)).toHaveText('$14.40 USD');
  await page.goto(`${company}/cart/checkout`);
  await expect(lines(page)).toHaveText([/Child seat/]);
  await expect(total(page)).toHaveText('$14.40 USD');
  const applied = page.getByText('Applied', { exact: true });
  await expect(applied).toBeVisible();
  const { scrollWidth, clientWidth } = await applied.evaluate(({ scrollWidth, clientWidth }) => ({
    scrollWidth,
    clientWidth,
  }));
  expect(scrollWidth, 'the whole of the badge is in sight').toBeLessThanOrEqual(clientWidth);

  await page.goto(`${company}/transfers`);
  await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(`${company}/cart/checkout`);
  await expect(otherTab.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
});

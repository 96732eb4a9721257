import { company } from '../support/demo-address.ts';
import { bookButton, readyToBook } from './support/checkout.ts';
import { standInForWallet } from './support/stand-in-wallet.ts';
import { expect, test } from './support/test.ts';

// Payment by card is covered by transfer-journey.spec.ts, anything that needs no other page by the screen tests.
test('from the checkout to the confirmation by PayPal', async ({ page, request }) => {
  await standInForWallet(page, request);
  await readyToBook(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await bookButton(page).click();
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await expect(page.getByText(/Payment registered|ada@example\.com/).first()).toBeVisible();
});

test(
  'after a cancelled payment the cart can be restored and paid by another method',
  { tag: '@long' },
  async ({ page }) => {
    await readyToBook(page);
    await page.getByRole('radio', { name: 'Mercado Pago' }).check();
    await bookButton(page).click();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await page.getByRole('button', { name: 'Choose another payment method' }).click();
    await expect(page).toHaveURL(`${company}/cart/checkout`);
    await expect(page.getByText('SIM card').first()).toBeVisible();
  },
);

import { company } from '../support/demo-address.ts';
import { bookButton, readyToBook } from './support/checkout.ts';
import { standInForWallet } from './support/stand-in-wallet.ts';
import { expect, test, type Page } from './support/test.ts';

const approve = (page: Page) => page.getByRole('button', { name: 'Approve the payment' }).click();

const methods: { method: string; pay?: (page: Page) => Promise<void> }[] = [
  { method: 'Credit or debit card', pay: approve },
  { method: 'Mercado Pago', pay: approve },
  { method: 'PayPal', pay: (page) => page.getByRole('button', { name: 'PayPal', exact: true }).click() },
  { method: 'Bank transfer' },
  { method: 'Company agreement' },
];

for (const { method, pay } of methods) {
  test(`from the checkout to the confirmation by ${method}`, async ({ page, request }) => {
    await standInForWallet(page, request);
    await readyToBook(page);
    await page.getByRole('radio', { name: method }).check();
    await bookButton(page).click();
    await pay?.(page);
    await expect(
      page.getByText(/Payment registered|We have sent the confirmation to ada@example\.com/).first(),
    ).toBeVisible();
  });
}

test('a cancelled payment gives the cart back, to be paid in another way', async ({ page }) => {
  await readyToBook(page);
  await page.getByRole('radio', { name: 'Mercado Pago' }).check();
  await bookButton(page).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await page.getByRole('button', { name: 'Choose another payment method' }).click();
  await expect(page).toHaveURL(`${company}/cart/checkout`);
  await expect(page.getByText('SIM card').first()).toBeVisible();
});

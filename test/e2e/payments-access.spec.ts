import { company } from '../support/demo-address.ts';
import { expectAccessible } from './support/axe.ts';
import { bookSale } from './support/booked-sale.ts';
import { recordEvents } from './support/events.ts';
import { holdAnswers } from './support/provider.ts';
import { standInForWallet } from './support/stand-in-wallet.ts';
import { expect, test } from './support/test.ts';

test('the card form is accessible, while it is submitted and after coming back', async ({
  page,
  request,
}) => {
  const { token } = await bookSale(request, { paymentMethodId: 'card-azul' });
  await recordEvents(page, { cancel: ['booking-redirect'] });
  const form = await holdAnswers(page, `/cart/checkout/payments/azul/${token}`);
  await page.goto(`${company}/cart/checkout/payments/azul/${token}`);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(
    'Taking you to the secure payment page…',
  );
  await expectAccessible(page, 'on its way');
  form[0]?.release();
  await expect(page.getByText('The payment is not complete')).toBeVisible();
  await expectAccessible(page, 'not finished');
});

test('so are the wallet and its messages', { tag: '@long' }, async ({ page, request }) => {
  await standInForWallet(page, request);
  const { token } = await bookSale(request, { paymentMethodId: 21 });
  await page.goto(`${company}/cart/checkout/payments/paypal/${token}`);
  const declined = page.getByRole('button', { name: 'Pay with a declined card' });
  await expect(declined).toBeVisible();
  await expectAccessible(page, 'the buttons');
  await declined.click();
  await expect(page.getByText('Your card was declined')).toBeVisible();
  await expectAccessible(page, 'a declined card');
});

import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { recordEvents } from './support/events.ts';
import { holdAnswers } from './support/provider.ts';
import { expect, test } from './support/test.ts';

// A form that is requested after the payment.
test.use({ expectedErrors: [/404/] });

test('the form is submitted once: to the URL that the hosted page configures, not again by Back, nor after paying', async ({
  page,
  request,
}) => {
  const { token } = await bookSale(request, { paymentMethodId: 'card-azul' });
  const formPage = `${company}/cart/checkout/payments/azul/${token}`;
  const { all: received } = await recordEvents(page, { only: ['booking-redirect'] });
  const sent = page.waitForRequest(`${company}/pay/card`);
  await page.goto(company);
  const form = await holdAnswers(page, `/cart/checkout/payments/azul/${token}`);
  await page.goto(formPage);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(
    'Taking you to the secure payment page…',
  );
  await expect.poll(() => form.length).toBe(1);
  form[0]?.release();
  const fields = new URLSearchParams((await sent).postData() ?? '');
  expect(fields.get('Amount')).toBe('11500');
  expect(fields.get('ApprovedUrl')).toBe(`${company}/payments/${token}?action=tocart`);
  expect(fields.get('AuthHash')).toMatch(/^[\da-f]{128}$/);
  await expect
    .poll(() => received.map(({ detail }) => detail))
    .toEqual([{ v: 1, origin: company, purpose: 'payment', target: 'self' }]);

  await expect(page.getByRole('heading', { name: /Payment for booking/ })).toBeVisible();
  await page.unrouteAll();
  await page.goBack();
  await expect(page.getByText('The payment is not complete')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page).toHaveURL(`${company}/cart/success/${token}`);
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();

  await page.goto(formPage);
  await page.getByRole('button', { name: 'Check the payment' }).click();
  await expect(page.getByText('Payment registered')).toBeVisible();
});

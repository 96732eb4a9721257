import { company, partner } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { hearEvents } from './support/events.ts';
import { holdAnswers } from './support/provider.ts';
import { retryPayment } from './support/retry-payment.ts';
import { expect, test, type Page } from './support/test.ts';

const azul = { paymentMethodId: 'card-azul' };
const formPage = (token: string) => `${company}/cart/checkout/payments/azul/${token}`;
const cardPage = (page: Page) => page.getByRole('heading', { name: /Payment for booking/ });

test('every field is carried to the page that the hosted page configures', async ({ page, request }) => {
  const { token } = await bookSale(request, azul);
  const { all: heard } = await hearEvents(page, { only: ['booking-redirect'] });
  const sent = page.waitForRequest(`${company}/pay/card`);
  const form = await holdAnswers(page, `/cart/checkout/payments/azul/${token}`);
  await page.goto(formPage(token));
  await expect(page.getByRole('status')).toHaveText('Taking you to the secure payment page…');
  await expect.poll(() => form.length).toBe(1);
  form[0]?.release();
  const fields = new URLSearchParams((await sent).postData() ?? '');
  expect(fields.get('Amount')).toBe('11500');
  expect(fields.get('ApprovedUrl')).toBe(`${company}/payments/${token}?action=tocart`);
  expect(fields.get('AuthHash')).toMatch(/^[\da-f]{128}$/);
  await expect
    .poll(() => heard.map(({ detail }) => detail))
    .toEqual([{ v: 1, origin: company, purpose: 'payment', target: 'self' }]);

  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page).toHaveURL(`${company}/cart/success/${token}`);
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
});

test('the form may come as a list', async ({ page, request }) => {
  const { token } = await bookSale(request, azul);
  await page.goto(`${formPage(token)}?preview=1`);
  await expect(cardPage(page)).toBeVisible();
});

test('it is sent no sooner than half a second after it came', async ({ page, request }) => {
  const { token } = await bookSale(request, azul);
  const form = page.waitForResponse('**/widget/cart/checkout/payments/azul/*');
  const sent = page.waitForRequest(`${company}/pay/card`).then(() => Date.now());
  await page.goto(formPage(token), { waitUntil: 'commit' });
  const answer = await form;
  await answer.finished();
  const { startTime, responseEnd } = answer.request().timing();
  const wait = (await sent) - (startTime + responseEnd);
  expect(wait).toBeGreaterThanOrEqual(500);
});

test.describe('on a page of a partner', () => {
  const open = async (page: Page, token: string) => {
    await page.goto(`${partner}/partner/booking-engine.html`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.locator('booking-engine').evaluate((engine, path) => {
      (engine as unknown as { navigate: (to: string) => void }).navigate(path);
    }, `/cart/checkout/payments/azul/${token}`);
  };

  for (const [env, address] of [
    ['sandbox', 'https://pruebas.azul.com.do/PaymentPage/'],
    ['production', 'https://pagos.azul.com.do/PaymentPage/Default.aspx'],
  ] as const) {
    test(`the form goes to the card provider's own ${env} address`, async ({ page }) => {
      await page.route('**/widget/cart/checkout/payments/azul/*', (route) =>
        route.fulfill({
          json: { formData: { submit: 'x', action: 'https://evil.example/', __proto__: null }, env },
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      );
      await page.route('https://*.azul.com.do/**', (route) => route.fulfill({ body: 'card page' }));
      await open(page, 'anything');
      await expect(page).toHaveURL(address);
    });
  }

  test.describe('an unknown environment', () => {
    test('is a bad answer, and nothing is sent', async ({ page }) => {
      await page.route('**/widget/cart/checkout/payments/azul/*', (route) =>
        route.fulfill({
          json: { formData: { a: 'b' }, env: 'https://evil.example/' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      );
      const { all: heard } = await hearEvents(page, { only: ['booking-error'] });
      await open(page, 'anything');
      await expect(page.getByRole('button', { name: 'Check the payment' })).toBeVisible();
      expect(heard.map(({ detail }) => detail['code'])).toEqual(['bad-response']);
    });
  });

  test('the host page can take over', async ({ page, request }) => {
    const { token } = await bookSale(request, azul);
    await page.addInitScript(() => {
      document.addEventListener('booking-redirect', (event) => event.preventDefault());
    });
    await open(page, token);
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    expect(page.url()).toContain('/partner/booking-engine.html');
  });
});

for (const [decision, outcome] of [
  ['Decline the payment', 'Payment pending'],
  ['Leave it pending', 'Payment pending'],
  ['Cancel and go back', 'Nothing was charged'],
] as const) {
  test(`${decision}: ${outcome}, and the way back to paying`, async ({ page, request }) => {
    const { token } = await bookSale(request, azul);
    await page.goto(formPage(token));
    await page.getByRole('button', { name: decision }).click();
    await expect(page.getByText(outcome)).toBeVisible();
    await retryPayment(page).click();
    await expect(cardPage(page)).toBeVisible();
  });
}

test('going back from the card page does not send the form again', async ({ page, request }) => {
  const { token } = await bookSale(request, azul);
  await page.goto(company);
  await page.goto(formPage(token));
  await expect(cardPage(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('The payment is not finished')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
});

test.describe('going back after paying', () => {
  test.use({ expectedErrors: [/404/] });
  test('leads to the state of the payment, not to another one', async ({ page, request }) => {
    const { token } = await bookSale(request, azul);
    await page.goto(company);
    await page.goto(formPage(token));
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page).toHaveURL(/\/cart\/success\//);
    await page.goto(formPage(token));
    await page.getByRole('button', { name: 'Check the payment' }).click();
    await expect(page.getByText('Payment registered')).toBeVisible();
  });
});

import { company, partner } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { engine, expectRoute } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { standInForWallet } from './support/stand-in-wallet.ts';
import { expect, test, type Page } from './support/test.ts';

const paypal = { paymentMethodId: 21 };
const paid = ['booking-payment-result', 'booking-complete'];
const walletPage = (token: string) => `${company}/cart/checkout/payments/paypal/${token}`;
const payButton = (page: Page) => page.getByRole('button', { name: 'PayPal', exact: true });

test.describe('whatever goes wrong', () => {
  test.use({ expectedErrors: [/500|402/] });

  test('it is reported, the wallet restarts, and the next approval is captured', async ({
    page,
    request,
  }) => {
    const asked = await standInForWallet(page, request);
    const { all: received } = await recordEvents(page, { only: [...paid, 'booking-error'] });
    const { token } = await bookSale(request, { ...paypal, currency: 'mxn' });
    await page.goto(walletPage(token));
    await expect(page.getByText('$2,110.00 MXN')).toBeVisible();
    const alert = page.getByRole('alert');
    const errors = () => received.filter(({ name }) => name === 'booking-error').map(({ detail }) => detail);

    await test.step('a declined card', async () => {
      await page.getByRole('button', { name: 'Pay with a declined card' }).click();
      await expect(alert).toContainText('Your card was declined');
      await expect(page.locator('[data-restarted="1"]')).toBeAttached();
    });

    await test.step('any other issue, with its description and debug id', async () => {
      const before = errors().length;
      await page.getByRole('button', { name: 'Pay with a card that fails' }).click();
      await expect(alert).toContainText('Sorry, your transaction could not be processed...');
      await expect(alert).toContainText('The payer cannot pay for this transaction. (f90ac1b2c3)');
      expect(errors().slice(before)).toEqual([{ v: 1, code: 'wallet', phase: 'wallet', retryable: true }]);
    });

    await test.step('cancelled in the wallet, nothing was charged', async () => {
      await page.getByRole('button', { name: 'Cancel the payment' }).click();
      await expect(alert).toContainText('Nothing was charged');
    });

    await test.step('a capture: unknown where the provider broke down, its own words where it refused', async () => {
      let status = 500;
      await page.route('**/capture', (route) =>
        route.fulfill({ status, json: { message: 'The bank is away' } }),
      );
      await payButton(page).click();
      await expect(alert).toContainText('Sorry, your transaction could not be processed...');
      await expect(alert).toContainText('Please do not pay again before you have checked it.');
      await expect(alert).not.toContainText('The bank is away');
      status = 402;
      await payButton(page).click();
      await expect(alert).toContainText('The bank is away');
      await expect(alert).not.toContainText('Please do not pay again');
      await page.unroute('**/capture');
    });

    const capture = page.waitForRequest((one) => one.method() === 'PUT');
    await payButton(page).click();
    expect((await capture).postDataJSON()).toEqual({
      orderID: expect.stringMatching(/^ORDER-CC-/) as unknown,
    });
    await expect(page).toHaveURL(`${company}/payments/${token}`);
    await expect(page.getByText('Payment registered')).toBeVisible();
    const reported = () =>
      received
        .filter(({ name }) => paid.includes(name))
        .map(({ name, detail }) => [name, detail['status'] ?? detail['paymentMethod']]);
    await expect.poll(reported).toEqual([
      ['booking-payment-result', 'completed'],
      ['booking-complete', 'paypal'],
    ]);

    const [script] = asked;
    expect(script?.pathname).toBe('/sdk/js');
    expect(Object.fromEntries(script?.searchParams ?? [])).toEqual({
      'client-id': 'sandbox-client',
      currency: 'MXN',
      intent: 'capture',
    });
  });
});

test.describe('when the capture is not answered', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('the visitor is asked to check before paying again', { tag: '@long' }, async ({ page, request }) => {
    await standInForWallet(page, request);
    const { token } = await bookSale(request, paypal);
    let captures = 0;
    await page.route('**/capture', async (route) => {
      captures++;
      await route.fetch();
      await route.abort();
    });
    await page.goto(walletPage(token));
    const wayOut = page.getByRole('button', { name: 'Cancel and go back' });
    await expect(wayOut).toBeVisible();
    await payButton(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Sorry, your transaction could not be processed...');
    await expect(wayOut).toBeHidden();
    await expect(alert).toContainText('We do not know yet whether your payment went through');
    await page.getByRole('button', { name: 'Cancel the payment' }).click();
    await expect(alert).toContainText('We do not know yet whether your payment went through');
    await page.getByRole('button', { name: 'Check the payment' }).click();
    await expect(page.getByText('Payment registered')).toBeVisible();
    expect(captures).toBe(1);
  });
});

test.describe('a script that is blocked', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test(
    'is reported, can be retried, and the hosted page is offered; with action=tocart it leads to the confirmation',
    { tag: '@long' },
    async ({ page, request }) => {
      const { token } = await bookSale(request, paypal);
      const { all: received } = await recordEvents(page, { only: [...paid, 'booking-error'] });
      await page.route('https://www.paypal.com/**', (route) => route.abort());
      await page.goto(`${partner}/partner/booking-engine.html`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await engine(page).evaluate(
        (element, { path, hosted }) => {
          element.setAttribute('hosted-url', hosted);
          element.navigate(path);
        },
        { path: `/cart/checkout/payments/paypal/${token}?action=tocart`, hosted: `${company}/` },
      );

      await expect(page.getByText('PayPal could not be loaded')).toBeVisible();
      expect(received.map(({ detail }) => detail['code'])).toEqual(['wallet']);
      await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute(
        'href',
        `${walletPage(token)}?action=tocart`,
      );
      await page.unroute('https://www.paypal.com/**');
      await standInForWallet(page, request);
      await page.getByRole('button', { name: 'Try again' }).click();
      await payButton(page).click();
      await expect(page.getByText('ada@example.com')).toBeVisible();
      await expectRoute(page, `/cart/success/${token}`);
      await expect(page.locator('booking-engine > [slot="booking-wallet"]')).toHaveCount(0);
      await expect.poll(() => received.map(({ name }) => name)).toEqual(['booking-error', ...paid]);
    },
  );
});

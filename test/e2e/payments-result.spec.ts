import { company } from '../support/demo-address.ts';
import { bookSale, type BookedSale } from './support/booked-sale.ts';
import { hearEvents } from './support/events.ts';
import { changeAnswer, type Fields } from './support/provider.ts';
import { retryPayment } from './support/retry-payment.ts';
import { expect, test, type Page } from './support/test.ts';

const redirects = [
  { name: 'openpay', order: { paymentMethodId: 'card-openpay', currency: 'mxn' } },
  { name: 'stripe', order: { paymentMethodId: 'card-stripe', currency: 'eur' } },
  { name: 'mercadopago', order: { paymentMethodId: 'mp', currency: 'usd' } },
] as const;

const decide = async (page: Page, { redirectUrl = '' }: BookedSale, decision: string) => {
  await page.goto(redirectUrl);
  await page.getByRole('button', { name: decision }).click();
};

for (const { name, order } of redirects) {
  test.describe(name, () => {
    test('approved', async ({ page, request }) => {
      const sale = await bookSale(request, order);
      const { all: heard } = await hearEvents(page, { only: ['booking-payment-result', 'booking-complete'] });
      await decide(page, sale, 'Approve the payment');
      if (name === 'openpay') {
        await expect(page.getByText('Payment registered')).toBeVisible();
        await expect(page.getByRole('link', { name: /^Voucher/ })).toHaveAttribute(
          'href',
          `${company}/interfaces/sales/${sale.token}/voucher`,
        );
      } else {
        await expect(page).toHaveURL(`${company}/cart/success/${sale.token}`);
        await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
      }
      await expect
        .poll(() => heard.map(({ name }) => name))
        .toEqual(['booking-payment-result', 'booking-complete']);
    });

    for (const decision of ['Decline the payment', 'Leave it pending']) {
      test(decision, async ({ page, request }) => {
        const { all: heard } = await hearEvents(page, {
          only: ['booking-payment-result', 'booking-complete'],
        });
        await decide(page, await bookSale(request, order), decision);
        const notice = page.getByRole('status').filter({ hasText: 'Payment pending' });
        await expect(notice).toContainText('+52 998 555 0142');
        await expect
          .poll(() => heard.map(({ name, detail }) => [name, detail]))
          .toEqual([['booking-payment-result', { v: 1, status: 'pending' }]]);
        await page.getByRole('link', { name: 'Retry Payment' }).click();
        await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
      });
    }

    test('cancelled', async ({ page, request }) => {
      const { all: heard } = await hearEvents(page, { only: ['booking-payment-result'] });
      await decide(page, await bookSale(request, order), 'Cancel and go back');
      await expect(page.getByRole('alert')).toContainText('Nothing was charged');
      await expect.poll(() => heard.map(({ detail }) => detail['status'])).toEqual(['cancelled']);
      await retryPayment(page).click();
      await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
    });
  });
}

test('the query of the page is the query of the question', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 'mp' });
  const asked = page.waitForRequest(`**/widget/payments/${token}?*`);
  await page.goto(`${company}/payments/${token}?action=cancel&collection_id=12&external=a%20b&part=1&part=2`);
  expect([...new URL((await asked).url()).searchParams]).toEqual([
    ['action', 'cancel'],
    ['collection_id', '12'],
    ['external', 'a b'],
    ['part', '1'],
    ['part', '2'],
  ]);
  await expect(page.getByText('Total: $115.00 USD')).toBeVisible();
});

test('a payment that arrives late is found by checking again', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 'mp' });
  await page.goto(`${company}/payments/${token}`);
  await expect(page.getByText('Payment pending')).toBeVisible();
  await request.get(`${company}/widget/payments/${token}?collection_status=approved`, {
    headers: { Accept: 'application/json' },
  });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Payment registered')).toBeVisible();
});

test('without a link the cancelled visitor is led to a person or to a new start', async ({
  page,
  request,
}) => {
  const { token } = await bookSale(request, { paymentMethodId: 'spei' });
  await page.goto(`${company}/cart/cancel/${token}`);
  await expect(page.getByText('Please contact us to go on with this reservation')).toBeVisible();
  await expect(page.getByText('hola@costaclara.example')).toBeVisible();
  await expect(retryPayment(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'New Book' }).click();
  await expect(page).toHaveURL(`${company}/`);
});

test('a cancelled rest of a payment does not say that nothing was charged', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 'spei' });
  const partlyPaid = (sale: Fields) => ({ ...sale, total_paid: 40, total_remained: 75 });
  await changeAnswer(page, `/sales/${token}`, ({ data }) => ({ data: partlyPaid(data as Fields) }));
  await page.goto(`${company}/cart/cancel/${token}`);
  await expect(page.getByText('We have received a payment for this reservation')).toBeVisible();
  await expect(page.getByText('hola@costaclara.example')).toBeVisible();
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);

  await changeAnswer(page, `/payments/${token}`, ({ data }) => {
    const { sale, ...result } = data as { sale: Fields };
    return { data: { ...result, sale: partlyPaid(sale) } };
  });
  await page.goto(`${company}/payments/${token}?action=cancel`);
  await expect(page.getByText('We have received a payment for this reservation')).toBeVisible();
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);
});

test('a payment step of the storefront itself is led to like any other page', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 'mp' });
  const url = `/cart/checkout/payments/azul/${token}`;
  await page.route(`**${url}`, (route) => route.fulfill({ json: {} }));
  await changeAnswer(page, `/sales/${token}`, ({ data }) => ({
    data: { ...(data as Fields), payments: [{ url, status: 'pending' }] },
  }));
  for (const path of [`/cart/cancel/${token}`, `/cart/success/${token}`]) {
    await page.goto(company + path);
    await retryPayment(page)
      .or(page.getByRole('link', { name: 'Pay now' }))
      .click();
    await expect(page).toHaveURL(company + url);
  }
});

test.describe('an address that is not safe', () => {
  test('is never a link', async ({ page, request }) => {
    const { token } = await bookSale(request, { paymentMethodId: 'mp' });
    await page.route(`**/widget/payments/${token}*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as {
        data: { url: string; sale: { payments: { url: string }[] } };
      };
      answer.data.url = 'javascript:alert(1)';
      answer.data.sale.payments = [{ url: 'https://a@evil.example/' }];
      await route.fulfill({ response, json: answer });
    });
    await page.goto(`${company}/payments/${token}?action=cancel`);
    await expect(page.getByText('Nothing was charged')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retry Payment' })).toHaveCount(0);
    await expect(page.getByText('The link to the payment page is not safe')).toBeVisible();

    const unsafe = (sale: Fields) => ({
      ...sale,
      payments: [{ url: 'javascript:alert(1)', status: 'pending' }],
    });
    await changeAnswer(page, `/sales/${token}`, ({ data }) => ({ data: unsafe(data as Fields) }));
    for (const path of [`/cart/cancel/${token}`, `/cart/success/${token}`]) {
      await page.goto(company + path);
      await expect(page.getByText('The link to the payment page is not safe')).toBeVisible();
    }
  });
});

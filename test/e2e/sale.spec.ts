import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { daysFromNow } from './support/dates.ts';
import { openEngine } from './support/engine.ts';
import { hearEvents } from './support/events.ts';
import { expect, test, type Page } from './support/test.ts';

const success = (token: string) => `${company}/cart/success/${token}`;
const amount = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

test('the next service comes first, then the reference, the voucher and the money', async ({
  page,
  request,
}) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  await page.goto(success(token));
  await expect(page.getByText('We have sent the confirmation to ada@example.com.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Costa Clara Transfers' }).last()).toBeVisible();
  const next = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your next service' }) });
  await expect(next).toContainText(`${daysFromNow(12).shown} 15:30 hrs`);
  await expect(next).toContainText('Cancún International Airport');
  const further = page.getByRole('heading', { name: 'Also in your reservation' }).locator('..');
  await expect(further).toContainText(`${daysFromNow(19).shown} 10:00 hrs`);

  await expect(page.getByText(/^CC-[A-Z\d]{6}$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the voucher' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voucher', exact: true })).toHaveAttribute(
    'href',
    `${company}/interfaces/sales/${token}/voucher`,
  );
  await expect(page.getByRole('link', { name: 'Voucher (Without prices)' })).toHaveAttribute(
    'href',
    `${company}/interfaces/sales/${token}/voucher?hidePrices=1`,
  );
  await expect(amount(page, 'Paid')).toHaveText('$0.00 USD');
  await expect(amount(page, 'Remaining')).toHaveText('$115.00 USD');
  await expect(page.getByText('You pay it at arrival, when your service starts.')).toBeVisible();
});

for (const [method, words] of [
  ['spei', 'You pay by bank transfer.'],
  ['b2b', 'It is charged as agreed with your company.'],
] as const) {
  test(`${method} is booked at once, and how to pay is told`, async ({ page, request }) => {
    const { token } = await bookSale(request, { paymentMethodId: method });
    await page.goto(success(token));
    await expect(page.getByText(words)).toBeVisible();
  });
}

test('after a deposit the rest is named, and an open payment can be made', async ({ page, request }) => {
  const { token, redirectUrl } = await bookSale(request, { paymentMethodId: 'mp', lines: 4 });
  await page.goto(success(token));
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', redirectUrl ?? '');
  await page.goto(redirectUrl ?? '');
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(amount(page, 'Paid')).toHaveText('$138.00 USD');
  await expect(amount(page, 'Remaining')).toHaveText('$322.00 USD');
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
});

test('the services go into a calendar at their local times, without a key to the sale', async ({
  page,
  request,
}) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  await page.goto(success(token));
  const reference = await page.getByText(/^CC-[A-Z\d]{6}$/).innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`DTSTART:${daysFromNow(12).typed.replaceAll('-', '')}T153000\r\n`);
  expect(text).toContain(`DTSTART:${daysFromNow(19).typed.replaceAll('-', '')}T100000\r\n`);
  expect(text).toContain(`Confirmation: ${reference}`);
  expect(text).not.toContain(token);
});

test('the host page hears of the booking once, even where the page is loaded again', async ({
  page,
  request,
}) => {
  const { all: heard } = await hearEvents(page, { only: ['booking-complete'] });
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  await page.goto(success(token));
  await expect(page.getByText('ada@example.com')).toBeVisible();
  await page.reload();
  await expect(page.getByText('ada@example.com')).toBeVisible();
  const reference = await page.getByText(/^CC-[A-Z\d]{6}$/).innerText();
  const sedan = { kind: 'transfer', name: 'Deluxe Sedan', quantity: 1 };
  expect(heard.map(({ detail }) => detail)).toEqual([
    {
      v: 1,
      confirmationRef: reference,
      currency: 'USD',
      total: 115,
      totalPaid: 0,
      paymentMethod: 'atArrival',
      items: [
        { ...sedan, id: 'transfer-1', total: 115 },
        { ...sedan, id: 'transfer-2', total: 0 },
      ],
    },
  ]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);
});

test('a host page can show the voucher itself', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  const { all: heard } = await hearEvents(page, { only: ['booking-redirect'], cancel: ['booking-redirect'] });
  await openEngine(page, { path: `/cart/success/${token}` });
  await page.getByRole('link', { name: 'Voucher', exact: true }).click();
  await expect
    .poll(() => heard.map(({ detail }) => detail))
    .toEqual([{ v: 1, origin: company, purpose: 'voucher', target: 'self' }]);
  expect(page.context().pages()).toHaveLength(1);
});

test.describe('a sale that cannot be loaded', () => {
  test.use({ expectedErrors: [/500/] });
  test('is told without any thanks, until trying again brings it', async ({ page, request }) => {
    const { all: heard } = await hearEvents(page, { only: ['booking-complete'] });
    const { token } = await bookSale(request, { paymentMethodId: 7 });
    await page.route(`**/widget/sales/${token}`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(success(token));
    await expect(page.getByRole('alert')).toContainText('This could not be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reservation');
    await expect(page.getByText('Thank you')).toHaveCount(0);
    expect(heard).toEqual([]);

    await page.unroute(`**/widget/sales/${token}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your reservation!');
  });

  test('neither is a voucher shown, nor said that nothing was charged', async ({ page, request }) => {
    const { token } = await bookSale(request, { paymentMethodId: 7 });
    await page.route(`**/widget/sales/${token}`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${company}/customer/sale/${token}/voucher`);
    await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
    await page.goto(`${company}/cart/cancel/${token}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('Nothing was charged')).toHaveCount(0);
  });
});

for (const [colorScheme, locale] of [
  ['light', 'en-US'],
  ['dark', 'es-MX'],
] as const) {
  test.describe(`${colorScheme}, ${locale}`, () => {
    test.use({ colorScheme, locale, contextOptions: { reducedMotion: 'reduce' } });
    test('nothing bars anybody’s way', async ({ page, request }) => {
      const [later, open] = await Promise.all([
        bookSale(request, { paymentMethodId: 'spei' }),
        bookSale(request, { paymentMethodId: 'mp' }),
      ]);
      for (const path of [
        `/cart/success/${later.token}`,
        `/customer/sale/${later.token}/voucher`,
        `/payments/${open.token}`,
        `/payments/${open.token}?action=cancel`,
        `/cart/cancel/${open.token}`,
      ]) {
        await page.goto(`${company}${path}`);
        await expect(page.getByText(/998 555 0142|Nothing was|No se ha cobrado/).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).include('booking-engine').analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
          path,
        ).toEqual([]);
      }
    });
  });
}

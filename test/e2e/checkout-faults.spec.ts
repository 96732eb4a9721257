import { company, partner } from '../support/demo-address.ts';
import {
  attemptOf,
  bookButton,
  failureText,
  openCartOfAllKinds,
  readyToBook,
  watchOrders,
} from './support/checkout.ts';
import { openCartWith } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your reservation!' });
const repeatDialog = (page: Page) => page.getByRole('dialog', { name: 'Send the order again?' });

test('a refusal is told with the ways to reach the company, and the button works again', async ({ page }) => {
  const orders = await watchOrders(page, (route, count) =>
    count === 1 ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await readyToBook(page);
  await bookButton(page).click();
  await expect(page.getByText(failureText)).toBeVisible();
  await expect(page.getByRole('link', { name: 'hola@costaclara.example' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await bookButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(attemptOf(orders[1])).toBe(attemptOf(orders[0]));
});

test('the provider’s own reason is told, as text', async ({ page }) => {
  await watchOrders(page, (route) =>
    route.fulfill({ status: 400, json: { message: 'This service needs <b>12 hours</b> notice.' } }),
  );
  await readyToBook(page);
  await bookButton(page).click();
  await expect(page.getByText('This service needs <b>12 hours</b> notice.')).toBeVisible();
});

for (const [what, lose] of [
  ['a lost connection', 'drop'],
  ['an answer that is no JSON', 'garbage'],
  ['an answer cut short', 'truncated'],
  ['an empty answer', 'empty'],
] as const) {
  test(`after ${what} the same order is sent again only on request`, async ({ page }) => {
    const orders = await watchOrders(page, (route, count) =>
      count === 1
        ? route.fallback({ headers: { ...route.request().headers(), 'x-fault': `checkout=${lose}` } })
        : route.fallback(),
    );
    await readyToBook(page);
    await bookButton(page).click();
    await expect(page.getByText(failureText)).toBeVisible();
    await expect(page.getByText(/may have been registered/)).toBeVisible();

    await bookButton(page).click();
    await repeatDialog(page).getByRole('button', { name: 'Cancel' }).click();
    expect(orders).toHaveLength(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await repeatDialog(page).getByRole('button', { name: 'Yes, send it again' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(orders[1]).toBe(orders[0]);
  });
}

test('a changed order is another attempt', async ({ page }) => {
  const orders = await watchOrders(page, (route, count) =>
    count === 1 ? route.abort('connectionreset') : route.fallback(),
  );
  await readyToBook(page);
  await bookButton(page).click();
  await expect(page.getByText(/may have been registered/)).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('grace@example.com');
  await bookButton(page).click();
  await repeatDialog(page).getByRole('button', { name: 'Yes, send it again' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(attemptOf(orders[1])).not.toBe(attemptOf(orders[0]));
});

test('a page that was closed during the checkout knows of it', async ({ page }) => {
  const orders = await watchOrders(page, (_route, count) =>
    count === 1 ? new Promise(() => undefined) : _route.fallback(),
  );
  const journey = new Journey(page);
  await page.goto(company);
  await openCartOfAllKinds(page);
  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  await bookButton(page).click();
  await expect.poll(() => orders.length).toBe(1);
  await page.reload();
  await expect(page.getByText(/may have been registered/)).toBeVisible();

  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  await bookButton(page).click();
  await repeatDialog(page).getByRole('button', { name: 'Yes, send it again' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(attemptOf(orders[1])).toBe(attemptOf(orders[0]));
});

test('a price that changed is shown, not charged', async ({ page }) => {
  const orders = await watchOrders(page, (route, count) => {
    if (count > 1) return route.fallback();
    return route.fulfill({ status: 409, json: { message: 'The price changed' } });
  });
  await readyToBook(page);
  await page.route('**/cart/summary', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { extras: { total: number }[]; summary: { total: number } };
    answer.summary.total = 20;
    await route.fulfill({ response, json: answer });
  });
  await bookButton(page).click();
  await expect(page.getByText('The price has changed')).toBeVisible();
  await expect(page.getByText('Before: $18.00 USD. Now: $20.00 USD.')).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('two clicks, Enter and two elements make one order', async ({ page }) => {
  const orders = await watchOrders(page, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fallback();
  });
  await page.goto(`${partner}/partner/booking-engine.html`);
  await page.evaluate(() => {
    const engine = document.querySelector('booking-engine');
    engine?.after(engine.cloneNode());
    engine?.navigate('/extras');
  });
  await page
    .getByRole('article', { name: /SIM card/ })
    .first()
    .getByRole('combobox')
    .selectOption('1');
  await page.getByRole('button', { name: 'Continue to cart' }).first().click();
  for (const label of ['First name', 'Last name']) await page.getByLabel(label).first().fill('Ada');
  await page.getByLabel('Email', { exact: true }).first().fill('ada@example.com');
  await page.getByLabel('Phone', { exact: true }).first().fill('+1 305 555 0100');
  await page.getByLabel('Phone', { exact: true }).nth(1).fill('+1 305 555 0100');
  await page.getByRole('radio', { name: 'Pay at arrival' }).first().check();
  for (const terms of await page.getByRole('checkbox').all()) await terms.check();
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('booking-engine')].flatMap((engine) => [
      ...(engine.shadowRoot?.querySelectorAll<HTMLElement>('button[type=submit]') ?? []),
    ]);
    for (const button of [...buttons, ...buttons]) button.click();
  });
  await expect(thanks(page).first()).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('off line nothing is sent, and what was filled in stays', async ({ page, context }) => {
  const orders = await watchOrders(page);
  await readyToBook(page);
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.locator('booking-engine:state(offline)')).toBeVisible();
  await expect(bookButton(page)).toBeDisabled();
  await bookButton(page).focus();
  await page.keyboard.press('Enter');
  expect(orders).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await expect(bookButton(page)).toBeEnabled();
  await bookButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('back from the payment page the form is not stuck', async ({ page }) => {
  const journey = await readyToBook(page);
  await journey.pay('Credit or debit card');
  // The host page takes over, so that this one stays as it is left.
  await page.evaluate(() => {
    document.addEventListener('booking-redirect', (event) => event.preventDefault());
  });
  await bookButton(page).click();
  await expect(page.getByText(/We are taking you to the payment page/)).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByText(/We are taking you/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
});

test('a payment page at an unsafe address is not opened', async ({ page }) => {
  await watchOrders(page, async (route) => {
    const response = await route.fetch();
    const { token } = (await response.json()) as { token: string };
    await route.fulfill({ response, json: { token, redirectUrl: 'javascript:alert(1)' } });
  });
  await openCartWith(page, company, { 'SIM card': 1 });
  const errors = await page.evaluateHandle(() => {
    const told: unknown[] = [];
    document.addEventListener('booking-error', (event) => told.push((event as CustomEvent).detail));
    return told;
  });
  const journey = new Journey(page);
  await journey.fillCustomer();
  await journey.pay('Credit or debit card');
  await bookButton(page).click();
  await expect(page.getByText('Payment pending')).toBeVisible();
  expect(await errors.jsonValue()).toEqual([
    { v: 1, code: 'blocked-url', phase: 'payment', retryable: false },
  ]);
});

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

test('after a lost connection the same order is sent again only on request, and is booked once', async ({
  page,
}) => {
  const orders = await watchOrders(page, (route, count) =>
    count === 1
      ? route.fallback({ headers: { ...route.request().headers(), 'x-fault': 'checkout=drop' } })
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

test('a tab that was duplicated knows what the other one has sent', async ({ page }) => {
  await readyToBook(page);
  const copy = await duplicate(page);

  const [first, second] = [await watchOrders(page), await watchOrders(copy)];
  await bookButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await bookButton(copy).click();
  await expect(repeatDialog(copy)).toContainText('This order was sent from another tab');
  await repeatDialog(copy).getByRole('button', { name: 'Cancel' }).click();
  await expect(copy.getByText('Your reservation may have been registered there.')).toBeVisible();
  expect(second).toEqual([]);

  // Sent all the same, it is the same attempt, which the provider answers with the first booking.
  await bookButton(copy).click();
  await repeatDialog(copy).getByRole('button', { name: 'Yes, send it again' }).click();
  await expect(thanks(copy)).toBeVisible();
  expect(attemptOf(second[0])).toBe(attemptOf(first[0]));
  expect(new URL(copy.url()).pathname).toBe(new URL(page.url()).pathname);
});

test('two tabs that book at the same moment make one order', async ({ page }) => {
  await readyToBook(page);
  const copy = await duplicate(page);

  const [first, second] = [await watchOrders(page), await watchOrders(copy)];
  await Promise.all([bookButton(page).click(), bookButton(copy).click()]);
  await expect(thanks(page).or(repeatDialog(page))).toBeVisible();
  await expect(thanks(copy).or(repeatDialog(copy))).toBeVisible();
  expect([...first, ...second]).toHaveLength(1);
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

/** A second tab with the cart of the first, its form filled in alike. */
async function duplicate(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][]);
  const copy = await page.context().newPage();
  await copy.addInitScript((entries) => {
    if (sessionStorage.length > 0) return;
    for (const [key, text] of entries) sessionStorage.setItem(key, text);
  }, kept);
  await copy.goto(`${company}/cart/checkout`);
  const journey = new Journey(copy);
  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  return copy;
}

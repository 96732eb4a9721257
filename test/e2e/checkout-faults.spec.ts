import { company, partner } from '../support/demo-address.ts';
import { attemptOf, bookButton, readyToBook, watchOrders } from './support/checkout.ts';
import { closedGate } from './support/gate.ts';
import { Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your reservation!' });
const repeatDialog = (page: Page) => page.getByRole('dialog', { name: 'Send the booking again?' });

// Faults in a single tab are covered by the screen tests, a page closed midway by checkout-request.spec.ts.
test('two tabs that book at the same moment place one order, and the later one shows it', async ({
  page,
}) => {
  await readyToBook(page);
  const kept = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][]);
  const copy = await tabWith(page, kept);
  const [first, second] = [await watchOrders(page), await watchOrders(copy)];
  await Promise.all([bookButton(page).click(), bookButton(copy).click()]);
  await expect(thanks(page).or(repeatDialog(page))).toBeVisible();
  await expect(thanks(copy).or(repeatDialog(copy))).toBeVisible();
  expect([...first, ...second]).toHaveLength(1);

  const [winner, later] = first.length === 1 ? [page, copy] : [copy, page];
  await expect(thanks(winner)).toBeVisible();
  await expect(repeatDialog(later)).toContainText('This booking was sent from another tab');
  await repeatDialog(later).getByRole('button', { name: 'Cancel' }).click();
  await expect(later.getByText('It may have gone through there.')).toBeVisible();
  expect([...first, ...second]).toHaveLength(1);

  // If sent anyway, it is the same attempt, which the provider answers with the first booking.
  await bookButton(later).click();
  await repeatDialog(later).getByRole('button', { name: 'Yes, send it again' }).click();
  await expect(thanks(later)).toBeVisible();
  expect(attemptOf(first[0])).toBe(attemptOf(second[0]));
  expect(new URL(copy.url()).pathname).toBe(new URL(page.url()).pathname);

  // Both tabs have left their carts by now, and still answer for them.
  const late = await tabWith(page, kept);
  const third = await watchOrders(late);
  await bookButton(late).click();
  await expect(repeatDialog(late)).toContainText('This booking was sent from another tab');
  expect(third).toHaveLength(0);
});

test('two clicks, Enter and two elements make one order', async ({ page }) => {
  const answer = closedGate();
  const orders = await watchOrders(page, async (route) => {
    await answer.passed;
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
  await expect.poll(() => orders.length).toBe(1);
  answer.open();
  await expect(thanks(page).first()).toBeVisible();
  expect(orders).toHaveLength(1);
});

/** Another tab with this tab's cart and the same form data. */
async function tabWith(page: Page, kept: [string, string][]): Promise<Page> {
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

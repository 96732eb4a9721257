import { company } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { extraCard, openCartWith } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { changeAnswer, type Fields } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

/** A row of the summary by its label. */
const amount = (page: Page, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd');
const lines = (page: Page) => page.getByRole('listitem');
const line = (page: Page, text: string) => lines(page).filter({ hasText: text });

test('an empty cart says so and leads home', async ({ page }) => {
  await page.goto(`${company}/cart/checkout`);
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
  await page.getByRole('button', { name: 'Go home' }).click();
  await expect(page).toHaveURL(`${company}/`);
});

test('a line is deleted after a question, and comes back where it stood', async ({ page }) => {
  await openCartWith(page, company, { 'Child seat': 2, 'SIM card': 1 });
  await expect(amount(page, 'Total')).toHaveText('$34.00 USD');
  await expect(amount(page, 'Subtotal')).toHaveText('$34.00 USD');

  await line(page, 'Child seat').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(lines(page)).toHaveCount(2);

  await line(page, 'Child seat').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Removed' })).toBeVisible();
  await expect(lines(page)).toHaveText([/SIM card/]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveText([/Child seat/, /SIM card/]);
  await expect(amount(page, 'Total')).toHaveText('$34.00 USD');

  await line(page, 'Child seat').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(amount(page, 'Total')).toHaveText('$18.00 USD');
});

test('the last line leaves an empty cart, and can still be taken back', async ({ page }) => {
  await openCartWith(page, company, { 'SIM card': 1 });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveText([/SIM card/]);
});

test('extras are changed on their own screen', async ({ page }) => {
  await openCartWith(page, company, { 'Child seat': 2 });
  await page.getByRole('button', { name: 'Edit' }).click();
  const units = extraCard(page, /Child seat/).getByLabel('Units');
  await expect(units).toHaveValue('2');
  await units.selectOption('5');
  await page.getByRole('button', { name: 'Continue to cart' }).click();
  await expect(lines(page)).toHaveText([/5 units.*\$40\.00 USD/]);
});

test('a transfer is changed in its form, and keeps its place', async ({ page }) => {
  const journey = new Journey(page);
  await page.goto(`${company}/`);
  await journey.startAtAirport(/Cancún International Airport/);
  await journey.fillSedanTransfer();
  await journey.addToCart();

  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(journey.field('Flight number')).toHaveValue('AM 445');
  await journey.field('Flight number').fill('AM 999');
  await expect(page.getByText('Valid pickup time')).toBeVisible();
  await journey.button('Save changes').click();
  await journey
    .dialog('Please check your information before add to cart')
    .getByRole('button', { name: 'Save changes' })
    .click();
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show transfer details' }).click();
  await expect(page.getByText('AM 999')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await journey.field('Flight number').fill('AM 000');
  await journey.button('Back').click();
  await page.getByRole('button', { name: 'Show transfer details' }).click();
  await expect(page.getByText('AM 999')).toBeVisible();
  await page.goForward();
  await expect(journey.field('Destination')).toHaveValue('');
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.field('Airport').selectOption('cun');
  await journey.search();
  await journey.chooseTrip(/sedan/i, 'oneway');
  await expect(journey.field('Airline')).toHaveValue('');
  await expect(journey.button('Add to cart')).toBeVisible();
});

test('large orders are paid in two parts', async ({ page }) => {
  await openCartWith(page, company, { 'Fast lane': 10, 'Stop at a supermarket': 10 });
  await expect(amount(page, 'Extras')).toHaveCount(0);
  await expect(amount(page, 'Total')).toHaveText('$640.00 USD');
  await expect(amount(page, 'To pay now')).toHaveText('$192.00 USD');
  await expect(amount(page, 'To pay later')).toHaveText('$448.00 USD');
});

test('the cart lives as long as the tab, on every page of the site', async ({ page, context }) => {
  await openCartWith(page, company, { 'Child seat': 2 });
  await page.reload();
  await expect(lines(page)).toHaveText([/Child seat/]);
  await page.goto(`${company}/transfers`);
  await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(`${company}/cart/checkout`);
  await expect(otherTab.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
});

test.describe('when the totals do not come', () => {
  test.use({ expectedErrors: [/500/] });

  test('the lines and the last totals stay, marked as old, and nothing can be booked', async ({ page }) => {
    await openCartWith(page, company, { 'Child seat': 2, 'SIM card': 1 });
    await expect(amount(page, 'Total')).toHaveText('$34.00 USD');
    await page.route('**/cart/summary', (route) => route.fulfill({ status: 500, json: {} }));
    await line(page, 'SIM card').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();

    await expect(page.getByText('These totals are no longer up to date.')).toBeVisible();
    await expect(amount(page, 'Total')).toHaveText('$34.00 USD');
    await expect(lines(page)).toHaveText([/Child seat.*\$16\.00 USD/]);
    await expect(page.getByRole('button', { name: 'Book now' })).toBeDisabled();

    await page.unroute('**/cart/summary');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(amount(page, 'Total')).toHaveText('$16.00 USD');
    await expect(page.getByRole('button', { name: 'Book now' })).toBeEnabled();
  });

  test('the total of a quote does not stand in for that of the cart', async ({ page }) => {
    const quote = new Quote(page);
    await page.goto(`${company}/activities/water/puerto-morelos-reef`);
    await quote.date(daysFromNow(10).typed);
    await quote.time('11:30');
    await quote.expectTotal('$38.00 USD');
    await quote.add.click();
    await page.route('**/cart/summary', (route) => route.fulfill({ status: 500, json: {} }));
    await quote.added.getByRole('button', { name: 'Continue to Cart' }).click();
    await page.getByRole('button', { name: 'Continue to cart' }).click();
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Book now|Pay and book)/ })).toBeDisabled();
  });

  test('amounts of the last currency are never shown as those of the new one', async ({ page }) => {
    await openCartWith(page, company, { 'Child seat': 2 });
    await expect(amount(page, 'Total')).toHaveText('$16.00 USD');
    await page.route('**/cart/summary', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByLabel('Currency').selectOption('eur');
    await expect(page.getByText('These totals are no longer up to date.')).toBeVisible();
    await expect(amount(page, 'Total')).toHaveText('$16.00 USD');
  });
});

test('without any way to pay the visitor is led to a person', async ({ page }) => {
  await changeAnswer(page, '/cart/summary', (answer) => ({
    ...answer,
    summary: { ...(answer['summary'] as Fields), paymentMethods: [{ id: 1, type: 'carrier-pigeon' }] },
  }));
  await openCartWith(page, company, { 'SIM card': 1 });
  await expect(page.getByText('There is no way to pay here at the moment')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  await expect(page.getByRole('group', { name: /Payment method/ })).toHaveCount(0);
});

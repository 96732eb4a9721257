import { company } from '../support/demo-address.ts';
import { daysFromNow, nextWeekday } from './support/dates.ts';
import { answerWith, holdAnswers, requestsTo } from './support/provider.ts';
import { expect, test } from './support/test.ts';
import { Quote } from './support/tour.ts';

const inTenDays = daysFromNow(10).typed;

test('a rate has to be chosen among several, and brings its own limits', async ({ page }) => {
  const quote = new Quote(page);
  await page.goto(`${company}/activities/evenings/dinner-show`);
  await expect(quote.add).toBeDisabled();
  await quote.people({ Adults: 5, Kids: 3, Infants: 2 });
  await quote.field('Rate').selectOption('Platinum table');
  await expect(quote.field('Adults')).toHaveValue('2');
  await expect(quote.field('Kids')).toHaveValue('2');
  await expect(quote.field('Infants')).toHaveValue('2');
  await quote.people({ Adults: 9 });
  await quote.field('Adults').blur();
  await expect(quote.field('Adults')).toHaveValue('2');
  await quote.field('Rate').selectOption('Gold seats');
  await expect(quote.field('Adults')).toHaveValue('1');
  await expect(quote.add).toBeEnabled();
});

test('kids and infants come up to their limits', async ({ page }) => {
  const quote = new Quote(page);
  await page.goto(`${company}/activities/water/puerto-morelos-reef`);
  await expect(page.getByText(/Ages 5 to 12/)).toBeVisible();
  await expect(quote.field('Rate')).toHaveCount(0);
  await quote.people({ Adults: 2, Kids: 4, Infants: 9 });
  await quote.field('Infants').blur();
  await expect(quote.field('Infants')).toHaveValue('2');
  await expect(quote.field('Adults')).toHaveAttribute('max', '2');
  await quote.people({ Infants: 0, Kids: 0 });
  await expect(quote.field('Infants')).toHaveAttribute('max', '3');
  await expect(quote.field('Kids')).toHaveAttribute('max', '6');
  await expect(quote.field('Adults')).toHaveAttribute('max', '8');
  await quote.expectTotal('$76.00 USD');

  await page.goto(`${company}/activities/evenings/tequila-and-mezcal`);
  await expect(quote.field('Adults')).toHaveAttribute('max', '10');
  await expect(quote.field('Kids')).toHaveCount(0);
  await page.goto(`${company}/activities/nature/three-cenotes`);
  await expect(quote.field('Kids')).toHaveAttribute('max', '5');
  await expect(quote.field('Infants')).toHaveCount(0);
});

test('a day that is sold out names the nearest ones', async ({ page }) => {
  const quote = new Quote(page);
  await page.goto(`${company}/activities/water/isla-mujeres-catamaran`);
  await quote.field('Rate').selectOption('Standard');
  await quote.date(daysFromNow(4).typed);
  await expect(page.getByText('No availability')).toBeVisible();
  await page.getByRole('button', { name: daysFromNow(3).shown }).click();
  await expect(quote.field('Date')).toHaveValue(daysFromNow(3).shown);
  await expect(quote.field('Date')).toBeFocused();
  await expect(page.getByRole('radio', { name: '09:00' })).toBeVisible();
});

test('a chosen time that the party has no seats for is cleared', async ({ page }) => {
  const quote = new Quote(page);
  await page.goto(`${company}/activities/tours/tulum-ruins-and-lagoon`);
  await quote.date(inTenDays);
  await quote.time('08:30');
  await quote.people({ Adults: 5 });
  await expect(page.getByRole('radio', { name: '08:30' })).toHaveCount(0);
  await expect(page.getByText(/08:30 is not on offer/)).toBeVisible();
  await expect(page.getByRole('radio', { name: '13:00' })).not.toBeChecked();
});

test('a departure within the lead time leads to the company instead', async ({ page }) => {
  const quote = new Quote(page);
  await page.goto(`${company}/activities/water/whale-shark-encounter`);
  await quote.date(daysFromNow(1).typed);
  await quote.time('07:30');
  await expect(page.getByText('For services with less than 48hrs please contact us.')).toBeVisible();
  await expect(page.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(quote.add).toBeDisabled();
  await quote.date(inTenDays);
  await expect(page.getByText('For services with less than')).toHaveCount(0);
  await expect(quote.add).toBeEnabled();
});

test('days of the week without departures cannot be chosen', async ({ page }) => {
  const quote = new Quote(page);
  await page.goto(`${company}/activities/nature/sian-kaan-by-boat`);
  await quote.date(nextWeekday('tuesday'));
  await expect(quote.field('Date')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect(calendar.getByRole('button', { name: /^Tuesday/ }).first()).toBeDisabled();
  await expect(calendar.getByRole('button', { name: /^Wednesday/ }).first()).toBeEnabled();
});

test.describe('a place that nobody is fetched from', () => {
  test.use({ expectedErrors: [/404/] });

  test('is outside the coverage area until another is chosen', async ({ page }) => {
    const quote = new Quote(page);
    await page.goto(`${company}/activities/water/isla-mujeres-catamaran`);
    await quote.field('Rate').selectOption('Standard');
    await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await quote.pickup('chiquil', /Chiquilá Ferry/);
    await expect(page.getByText('This location is outside our coverage area')).toBeVisible();
    await expect(quote.add).toBeDisabled();
    await quote.pickup('quinta', /Quinta Luna/);
    await expect(page.getByText('This location is outside our coverage area')).toHaveCount(0);
    await quote.expectTotal('$108.00 USD');
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await quote.expectTotal('$69.00 USD');
    await expect(quote.add).toBeEnabled();
  });
});

test('what is missing is told on pressing the button', async ({ page }) => {
  const quote = new Quote(page);
  await page.goto(`${company}/activities/evenings/dinner-show`);
  await quote.field('Rate').selectOption('Gold seats');
  await quote.expectTotal('$119.00 USD');
  await quote.add.click();
  const missing = page.getByRole('alert');
  await expect(missing).toBeFocused();
  await expect(missing.getByRole('link')).toHaveText([
    'Choose a date.',
    'Choose a pick-up location from the list.',
  ]);
  await missing.getByRole('link', { name: 'Choose a pick-up location from the list.' }).click();
  await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toBeFocused();
  await missing.getByRole('link', { name: 'Choose a date.' }).click();
  await expect(quote.field('Date')).toBeFocused();
  await quote.date(nextWeekday('friday'));
  await quote.add.click();
  await missing.getByRole('link', { name: 'Choose a time.' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Schedule' }).getByRole('radio').first()).toBeFocused();
});

test.describe('the running total', () => {
  test('is asked for once the choices have stood still', async ({ page }) => {
    const quote = new Quote(page);
    await page.goto(`${company}/activities/water/puerto-morelos-reef`);
    await quote.expectTotal('$38.00 USD');
    const held = await holdAnswers(page, '/cart/summary');
    const more = page.getByRole('button', { name: 'Add one' }).first();
    await more.click({ clickCount: 3 });
    await expect.poll(() => held.length).toBe(1);
    await expect(quote.add).toBeDisabled();
    held[0]?.release();
    await quote.expectTotal('$152.00 USD');
    await expect(quote.add).toBeEnabled();
    expect(held).toHaveLength(1);
    expect(JSON.parse(held[0]?.body ?? '')).toMatchObject({
      cart: { tours: [{ adults: 4, quantity: 1 }], transfers: [] },
    });
  });

  test('keeps its last amount meanwhile, and the last question’s answer wins', async ({ page }) => {
    const quote = new Quote(page);
    await page.goto(`${company}/activities/water/puerto-morelos-reef`);
    await quote.expectTotal('$38.00 USD');
    const held = await holdAnswers(page, '/cart/summary');
    await quote.people({ Adults: 2 });
    await expect.poll(() => held.length).toBe(1);
    await quote.expectTotal('$38.00 USD');
    await quote.people({ Adults: 3 });
    await expect.poll(() => held.length).toBe(2);
    held[1]?.release();
    await quote.expectTotal('$114.00 USD');
    held[0]?.release();
    await page.unrouteAll({ behavior: 'wait' });
    await quote.expectTotal('$114.00 USD');
  });

  test('follows the currency without losing what was entered', async ({ page }) => {
    const quote = new Quote(page);
    await page.goto(`${company}/activities/water/puerto-morelos-reef`);
    await quote.people({ Adults: 2 });
    await quote.date(inTenDays);
    await quote.time('11:30');
    await page.getByLabel('Currency').selectOption('eur');
    await quote.expectTotal('$70.00 EUR');
    await expect(quote.field('Adults')).toHaveValue('2');
    await expect(page.getByRole('radio', { name: '11:30' })).toBeChecked();
  });

  test('names the currency of its amounts until the tour is there in another', async ({ page }) => {
    const quote = new Quote(page);
    await page.goto(`${company}/activities/water/puerto-morelos-reef`);
    await quote.expectTotal('$38.00 USD');
    const held = await holdAnswers(page, '/tours/puerto-morelos-reef');
    const asked = requestsTo(page, '/cart/summary');
    await page.getByLabel('Currency').selectOption('eur');
    await expect.poll(() => held.length).toBe(1);
    await quote.people({ Adults: 2 });
    await quote.expectTotal('$76.00 USD');
    await expect(page.getByText('EUR', { exact: false }).filter({ hasText: '$' })).toHaveCount(0);
    expect(asked.map(({ body }) => (body as { currency: string }).currency)).toEqual(['usd']);
    held[0]?.release();
    await quote.expectTotal('$70.00 EUR');
  });
});

test.describe('a tour that does not come in another currency', () => {
  test.use({ expectedErrors: [/500/] });

  test('says so, and stays with all that was entered', async ({ page }) => {
    const quote = new Quote(page);
    await page.goto(`${company}/activities/water/puerto-morelos-reef`);
    await quote.people({ Adults: 2 });
    await quote.expectTotal('$76.00 USD');
    await answerWith(page, '/tours/puerto-morelos-reef', { status: 500 });
    await page.getByLabel('Currency').selectOption('eur');
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await expect(quote.field('Adults')).toHaveValue('2');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await quote.expectTotal('$70.00 EUR');
    await expect(quote.field('Adults')).toHaveValue('2');
    await expect(page.getByText('This could not be loaded')).toHaveCount(0);
  });
});

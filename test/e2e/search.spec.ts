import { expectRoute, openEngine, openSearchAtCancun } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { holdAnswers, requestsTo } from './support/provider.ts';
import { expect, test } from './support/test.ts';

test('the list opens from three characters, by keyboard alone, and never over 230 px', async ({ page }) => {
  const asked = requestsTo(page, '/tools/places-autocomplete');
  await openSearchAtCancun(page);
  const field = page.getByRole('combobox', { name: 'Destination' });
  const options = page.getByRole('listbox').getByRole('option');
  await field.focus();
  await page.keyboard.type('ho');
  await expect(page.getByText('Type at least 3 characters')).toBeVisible();
  await page.keyboard.insertText('tel');
  await expect(options.nth(1)).toBeVisible();
  expect(asked).toHaveLength(1);
  const query = asked[0]?.query;
  expect(query?.get('input')).toBe('hotel');
  expect(query?.get('nearBy')).toMatch(/^21\.0\d+,-86\.8\d+$/);
  expect(query?.get('sessionToken')).toMatch(/^[\da-f]{32}$/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toBeAttached();
  expect((await page.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(230);
  await expect(options.last()).toHaveText("Can't find your place?");

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await options.nth(1).textContent();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('Enter');
  expect(second).toContain(await field.inputValue());
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await expectRoute(page, /^\/transfers\?airport=/);
  await expect(field).toBeFocused();
});

test('capitals and accents do not matter; what was not chosen is no place', async ({ page }) => {
  const journey = new Journey(page);
  await openSearchAtCancun(page);
  const field = page.getByRole('combobox', { name: 'Destination' });
  await field.fill('QUINTA');
  await expect(page.getByRole('option', { name: /Quinta Luna Hotel/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('QUINTA');
  await journey.button('Search').click();
  const missing = page.getByRole('alert');
  await expect(missing).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Choose a destination from the list.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await missing.getByRole('link', { name: 'Choose a destination from the list.' }).click();
  await expect(field).toBeFocused();

  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await expect(field).toHaveAccessibleDescription('');
  await expect(missing).toHaveCount(0);
  await journey.button('Clear').click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await journey.button('Search').click();
  await expect(missing).toHaveText(/Choose a destination from the list\./);
});

test('places chosen before are offered first, and a place can be swapped with the other end', async ({
  page,
}) => {
  const journey = new Journey(page);
  await openEngine(page, { path: '/transfers' });
  await journey.chooseMode('Door to Door');
  await journey.choosePlace('Pickup', 'quinta', 'Quinta Luna Hotel');
  await journey.choosePlace('Destination', 'casa co', 'Casa Copal Tulum');
  await journey.button('Swap').click();
  await expect(journey.field('Pickup')).toHaveValue('Casa Copal Tulum');
  await expect(journey.field('Destination')).toHaveValue('Quinta Luna Hotel');

  await journey.field('Pickup').fill('');
  await expect(page.getByText('Recent places')).toBeVisible();
  const recent = page.getByRole('listbox').getByRole('option');
  await expect(recent.first()).toContainText('Casa Copal Tulum');
  await recent.nth(1).click();
  await expect(journey.field('Pickup')).toHaveValue('Quinta Luna Hotel');
});

test('the last question wins, whatever comes back first', async ({ page }) => {
  const held = await holdAnswers(page, '/tools/places-autocomplete');
  await openEngine(page, { path: '/transfers?airport=cun' });
  const field = page.getByRole('combobox', { name: 'Destination' });
  await field.fill('quinta');
  await expect.poll(() => held.length).toBe(1);
  await field.fill('casa copal');
  await expect.poll(() => held.length).toBe(2);
  held[1]?.release();
  await expect(page.getByRole('option', { name: /Casa Copal/ })).toBeVisible();
  held[0]?.release();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Casa Copal Tulum');
});

test('typing and changing passengers never moves the focus or the page', async ({ page }) => {
  const journey = new Journey(page);
  await page.setViewportSize({ width: 360, height: 500 });
  await openEngine(page, { path: '/transfers?airport=cun' });
  const field = page.getByRole('combobox', { name: 'Destination' });
  await expect(journey.field('Airport')).toHaveValue('cun');
  await field.click();
  await expect(page.getByText('Type at least 3 characters')).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  for (const letter of 'quinta') {
    await page.keyboard.type(letter);
    await expect(field).toBeFocused();
  }
  await expect(page.getByRole('option', { name: /Quinta Luna/ })).toBeVisible();
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');

  const more = page.getByRole('button', { name: 'Add one' });
  await more.first().click();
  const lower = await page.evaluate(() => scrollY);
  await more.first().click();
  await more.last().click();
  await expect(more.last()).toBeFocused();
  await expect(journey.field('Adults')).toHaveValue('4');
  await expect(journey.field('Kids')).toHaveValue('1');
  expect(await page.evaluate(() => scrollY)).toBe(lower);
});

test('adults stay within 1 and 100, kids within 0 and 100', async ({ page }) => {
  const journey = new Journey(page);
  await openEngine(page, { path: '/transfers' });
  const [adults, kids] = [journey.field('Adults'), journey.field('Kids')];
  await expect(adults).toHaveValue('2');
  await expect(kids).toHaveValue('0');
  for (const [typed, becomes] of [
    ['0', '1'],
    ['101', '100'],
    ['', '100'],
    ['7', '7'],
    ['-3', '1'],
  ] as const) {
    await adults.fill(typed);
    await adults.blur();
    await expect(adults).toHaveValue(becomes);
  }
  await expect(page.getByRole('button', { name: 'Remove one' }).first()).toBeDisabled();
  await kids.fill('250');
  await kids.blur();
  await expect(kids).toHaveValue('100');
  await expect(page.getByRole('button', { name: 'Add one' }).last()).toBeDisabled();
});

test('an airport in the address counts in any case; the own choice stays when one comes back', async ({
  page,
}) => {
  const journey = new Journey(page);
  await openEngine(page, { path: '/transfers?airport=tQo' });
  await expect(journey.field('Airport')).toHaveValue('tqo');
  await journey.field('Airport').selectOption('cun');
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.search();
  await journey.button('Back').click();
  await expect(journey.field('Airport')).toHaveValue('cun');
  await expect(journey.field('Destination')).toHaveValue('Quinta Luna Hotel');
});

test('an airport that nobody knows is ignored', async ({ page }) => {
  const journey = new Journey(page);
  await openEngine(page, { path: '/transfers?airport=XXX' });
  await expect(journey.field('Airport').getByRole('option', { name: /Tulum/ })).toBeAttached();
  await expect(journey.field('Airport')).toHaveValue('');
});

test('help with the place: phone, mail and messages; closed, the focus is back', async ({ page }) => {
  const journey = new Journey(page);
  await openEngine(page, { path: '/transfers' });
  await journey.button("Can't find your place?").click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: '+52 998 555 0142' })).toHaveAttribute(
    'href',
    'tel:+529985550142',
  );
  await expect(dialog.getByRole('link', { name: 'hola@costaclara.example' })).toHaveAttribute(
    'href',
    'mailto:hola@costaclara.example',
  );
  await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/529985550142',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(journey.button("Can't find your place?")).toBeFocused();
});

test('the search is 500 px wide at most, and leads to the cart and back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openEngine(page, { path: '/transfers' });
  const form = page.locator('booking-engine form');
  expect((await form.boundingBox())?.width).toBe(500);
  await page.getByRole('link', { name: 'Continue to cart' }).click();
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  await expectRoute(page, '/cart/checkout');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });
  test('a chosen place brings the focus to the button that goes on', async ({ page }) => {
    const journey = new Journey(page);
    await openEngine(page, { path: '/transfers?airport=cun' });
    await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
    await expect(journey.button('Search')).toBeFocused();
  });
});

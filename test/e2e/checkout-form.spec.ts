import { company } from '../support/demo-address.ts';
import { axeViolations } from './support/axe.ts';
import { bookButton, readyToBook, watchOrders } from './support/checkout.ts';
import { openCartWith } from './support/extras.ts';
import { holdAnswers } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('what is missing stands at its field and in a list that leads there', async ({ page }) => {
  await openCartWith(page, company, { 'SIM card': 1 });
  await bookButton(page).click();
  const list = page.getByRole('alert');
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveText([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your email address.',
    'Enter your phone number.',
    'Choose how you want to pay.',
    'Please accept the terms, conditions and policies.',
  ]);
  await list.getByRole('link', { name: 'Enter your email address.' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('ada@');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  await field(page, 'Email').fill('ada@example.com');
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
});

test('browsers know what belongs into each field', async ({ page }) => {
  await openCartWith(page, company, { 'SIM card': 1 });
  const known = { autocomplete: '', name: '', inputmode: '' };
  for (const [label, expected] of Object.entries({
    'First name': { ...known, autocomplete: 'given-name', name: 'firstName' },
    'Last name': { ...known, autocomplete: 'family-name', name: 'lastName' },
    Email: { autocomplete: 'email', name: 'email', inputmode: 'email' },
    Phone: { autocomplete: 'tel', name: 'phone', inputmode: 'tel' },
  })) {
    const input = field(page, label);
    for (const [name, value] of Object.entries(expected)) {
      if (value !== '') await expect(input).toHaveAttribute(name, value);
    }
  }
});

test(
  'the rules of phone numbers come with the first use, and hold',
  { tag: '@firefox' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openCartWith(page, company, { 'SIM card': 1 });
    const phoneScripts = () => scripts.filter((url) => /phone-|utils-/.test(url));
    expect(phoneScripts()).toEqual([]);

    const phone = field(page, 'Phone');
    await phone.click();
    const country = page.getByRole('button', { name: 'Country: United States (+1)' });
    await expect(country).toBeVisible();
    await expect(phone).toBeFocused();
    expect(phoneScripts()).not.toEqual([]);
    await expect(phone).toHaveAttribute('maxlength', '25');

    await country.click();
    await expect(page.getByRole('option')).toContainText([
      'United States',
      'Mexico',
      'France',
      'Afghanistan',
    ]);
    await page.getByRole('combobox', { name: 'Search' }).fill('mex');
    await page.getByRole('option', { name: /Mexico/ }).click();
    await expect(page.getByRole('button', { name: 'Country: Mexico (+52)' })).toBeVisible();
    await expect(phone).toBeFocused();

    await phone.pressSequentially('111');
    await bookButton(page).click();
    await expect(phone).toHaveAccessibleDescription('This number is too short.');
    await phone.fill('9985550199');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await phone.fill('+1 111 111 1111');
    await expect(phone).toHaveAccessibleDescription('There is no such number in the chosen country.');
  },
);

test('a number is sent in international form', async ({ page }) => {
  const orders = await watchOrders(page);
  const journey = await readyToBook(page);
  await field(page, 'Phone').fill('(305) 555-0100');
  await journey.button('Book now').click();
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
  expect(JSON.parse(orders[0] ?? '')).toMatchObject({ customer: { phone: '+13055550100' } });
});

test('every policy can be read, and the charge in another currency is explained', async ({ page }) => {
  await openCartWith(page, company, { 'SIM card': 1 });
  await page.getByLabel('Currency').selectOption('eur');
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
  await expect(page.getByText('You will be charged $18.48 USD')).toBeVisible();
  await expect(bookButton(page)).toHaveText('Pay and book $18.48 USD');
  await page.getByRole('button', { name: 'Currency conversion' }).click();
  const conversion = page.getByRole('dialog', { name: 'Currency conversion' });
  await expect(conversion).toContainText('Your $17.00 EUR are charged as $18.48 USD');
  await conversion.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('radio', { name: 'Pay at arrival' }).check();
  await expect(page.getByText('You will be charged')).toHaveCount(0);
  await expect(bookButton(page)).toHaveText('Book now');

  await page.getByRole('button', { name: 'Read the policies' }).click();
  const policies = page.getByRole('dialog', { name: 'Terms, conditions and policies' });
  await expect(policies.getByRole('heading', { level: 3 })).toContainText(['General terms and conditions']);
});

test('what was chosen stays chosen while the totals are worked out anew', async ({ page }) => {
  await openCartWith(page, company, { 'SIM card': 1 });
  const atArrival = page.getByRole('radio', { name: 'Pay at arrival' });
  await atArrival.check();
  const totals = await holdAnswers(page, '/cart/summary');
  await page.getByLabel('Currency').selectOption('eur');
  await expect.poll(() => totals.length).toBe(1);
  await expect(bookButton(page)).toBeDisabled();
  await expect(atArrival).toBeChecked();
  totals[0]?.release();
  await expect(bookButton(page)).toBeEnabled();
  await expect(atArrival).toBeChecked();
});

test('nothing of the customer is kept in the tab’s storage', async ({ page }) => {
  await readyToBook(page);
  await field(page, 'Special requirements').fill('Wheelchair, please');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).toContain('SIM card');
  // A phone number by either half: a random id may hold three digits of it.
  expect(kept).not.toMatch(/Ada|ada@|Lovelace|305\D*555|555\D*0100|Wheelchair/);
});

test('a whole checkout by keyboard', async ({ page }) => {
  await openCartWith(page, company, { 'SIM card': 1 });
  const tabTo = async (label: string) => {
    const input = field(page, label);
    for (let presses = 0; presses < 25; presses++) {
      if (await input.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node)) return;
      await page.keyboard.press('Tab');
    }
    await expect(input).toBeFocused();
  };
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Email', 'ada@example.com'],
    ['Phone', '+1 305 555 0100'],
  ] as const) {
    await tabTo(label);
    await page.keyboard.type(text);
  }
  await tabTo('Credit or debit card');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Pay at arrival' })).toBeChecked();
  await tabTo('I accept the terms, conditions and policies');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'es'] as const) {
    test(`nothing bars anybody’s way, ${colorScheme}, ${language}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await readyToBook(page);
      await page.getByLabel('Language').selectOption(language);
      const email = field(page, language === 'en' ? 'Email' : 'Correo electrónico');
      await email.fill('ada@');
      await page.getByRole('button', { name: /^(Book now|Reservar ahora)$/ }).click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      const violations = await axeViolations(page, { within: 'booking-engine' });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    });
  }
}

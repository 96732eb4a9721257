import { company } from '../support/demo-address.ts';
import { expectAccessible } from './support/axe.ts';
import { bookButton, readyToBook } from './support/checkout.ts';
import { openCartWith } from './support/extras.ts';
import { expect, test, type Page } from './support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test(
  'the rules of phone numbers come with the first use, and hold',
  { tag: ['@firefox', '@long'] },
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
    await expect(phone).toHaveAccessibleDescription('This number does not exist in the selected country.');
  },
);

test(
  'a whole checkout by keyboard: each error links to its field, and no customer data is stored',
  { tag: '@long' },
  async ({ page }) => {
    await openCartWith(page, company, { 'SIM card': 1 });
    const tabTo = async (label: string) => {
      const input = field(page, label);
      for (let presses = 0; presses < 25; presses++) {
        if (await input.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node)) return;
        await page.keyboard.press('Tab');
      }
      await expect(input).toBeFocused();
    };
    await bookButton(page).press('Enter');
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
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'First name')).toBeFocused();
    for (const [label, text] of [
      ['First name', 'Ada'],
      ['Last name', 'Lovelace'],
      ['Email', 'ada@example.com'],
      ['Phone', '+1 305 555 0100'],
      ['Special requirements', 'Wheelchair, please'],
    ] as const) {
      await tabTo(label);
      await page.keyboard.type(text);
    }
    await tabTo('Credit or debit card');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Pay at arrival' })).toBeChecked();
    await tabTo('I accept the terms, conditions and policies');
    await page.keyboard.press('Space');

    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(kept).toContain('SIM card');
    // Searches for either half of a phone number: a random id may contain three of its digits.
    expect(kept).not.toMatch(/Ada|ada@|Lovelace|305\D*555|555\D*0100|Wheelchair/);

    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeFocused();
  },
);

test('is accessible in both languages, in light and dark mode', { tag: '@long' }, async ({ page }) => {
  await readyToBook(page);
  await field(page, 'Email').fill('ada@');
  await bookButton(page).click();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'in English');
  await page.getByLabel('Language').selectOption('es');
  await expect(field(page, 'Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'in Spanish');
});

test(
  'what was filled in without an event is sent, in other letters as well',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await openCartWith(page, company, { 'SIM card': 1 });
    const customer = {
      'First name': 'Ana',
      'Last name': 'Sosa',
      Email: '\u200Bana@bücher.example',
      Phone: '+52 1 998 123 4567',
    };
    for (const [label, text] of Object.entries(customer))
      await field(page, label).evaluate((input: HTMLInputElement, value) => (input.value = value), text);
    await page.getByRole('radio', { name: 'Pay at arrival' }).check();
    for (const [label, text] of Object.entries(customer))
      expect(await field(page, label).inputValue(), label).toContain(text.slice(-4));
    await page.getByLabel(/I accept the terms/).evaluate((box: HTMLInputElement) => (box.checked = true));
    await bookButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    await expect(page.getByText('ana@xn--bcher-kva.example').first()).toBeVisible();
  },
);

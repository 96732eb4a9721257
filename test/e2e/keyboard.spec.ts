import { daysFromNow } from './support/dates.ts';
import { openEngine, openSearchAtCancun, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { press, tabTo, type } from './support/keyboard.ts';
import { expect, test, type Page } from './support/test.ts';

test(
  'a transfer is booked by the keyboard alone, and each new screen is read from its heading',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const journey = new Journey(page);
    await openSearchAtCancun(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

    await type(page, journey.field('Destination'), 'quinta');
    await expect(page.getByRole('option', { name: /Quinta Luna/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page, journey.button('Search'), 'Enter');

    await expect(page.getByRole('heading', { name: 'Select an option' })).toBeFocused();
    await press(page, journey.option(/sedan/i).getByRole('button', { name: /One way/ }), 'Space');

    await expect(page.getByRole('heading', { name: 'Flight and pickup details' })).toBeFocused();
    await type(page, journey.field('Flight number'), 'AM 445');
    await expect(journey.field('Airline')).toHaveValue('Aeroméxico');
    await type(page, journey.field('Flight date'), daysFromNow(12).typed);
    await type(page, journey.field('Hour'), '1430');
    await expect(journey.field('Minute')).toHaveValue('30');
    await expect(page.getByText('Valid pickup time', { exact: true })).toBeVisible();
    await press(page, journey.button('Add to cart'), 'Enter');
    const confirm = journey.dialog('Please check your information before add to cart');
    await expect(confirm.getByRole('heading', { level: 2 })).toBeFocused();
    await press(page, confirm.getByRole('button', { name: 'Add to cart' }), 'Enter');
    await press(
      page,
      journey.dialog('Added to cart').getByRole('button', { name: 'Continue to Cart' }),
      'Enter',
    );

    await expect(page.getByRole('heading', { name: 'Complement your transportation' })).toBeFocused();
    await press(page, journey.button('Continue to cart'), 'Enter');
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await type(page, journey.field('First name'), 'Ada');
    await type(page, journey.field('Last name'), 'Lovelace');
    await type(page, journey.field('Email'), 'ada@example.com');
    await type(page, journey.field('Phone'), '+13055550100');
    await tabTo(page, page.getByRole('radio').first());
    while (!(await page.getByRole('radio', { name: 'Pay at arrival' }).isChecked()))
      await page.keyboard.press('ArrowDown');
    await press(page, page.getByRole('checkbox', { name: /I accept the terms/ }), 'Space');
    await press(page, journey.button(/^Book now/), 'Enter');
    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeFocused();
  },
);

test('navigation by the page’s script does not move the focus', async ({ page }) => {
  await openEngine(page, { path: quintaLunaPrices() });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('changes are announced once', { tag: '@long' }, async ({ page }) => {
  const journey = new Journey(page);
  await openSearchAtCancun(page);
  await listen(page);
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  expect(count(await received(page), '1 suggestion')).toBe(1);
  await journey.search();
  await page.getByRole('button', { name: 'Add one' }).first().click();
  await expect(journey.field('Adults')).toHaveValue('3');
  await expect.poll(async () => count(await received(page), '3')).toBe(1);
  await journey.chooseTrip(/sedan/i, 'oneway');
  await journey.fillFlight('Arrival Details', arrivalFlight);
  expect(count(await received(page), 'Calculating pickup time')).toBe(1);
  expect(count(await received(page), 'Valid pickup time')).toBe(1);
});

/** Records every text that a live region of the element receives from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.querySelector('booking-engine')?.shadowRoot;
    const said: string[] = [];
    const last = new WeakMap<Element, string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of root?.querySelectorAll('[role=status], [role=alert]') ?? []) {
        const text = region.textContent.trim();
        if (text !== '' && last.get(region) !== text) said.push(text);
        last.set(region, text);
      }
    }).observe(root as Node, { subtree: true, childList: true, characterData: true });
  });
}

function received(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said);
}

function count(texts: string[], text: string): number {
  return texts.filter((one) => one === text).length;
}

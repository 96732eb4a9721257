import { partner } from '../support/demo-address.ts';
import { hearEvents } from './support/events.ts';
import { closedGate } from './support/gate.ts';
import { Journey } from './support/journey.ts';
import { holdAnswers } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

const address = `${partner}/partner/transfers-box.html`;

test('attributes fill the form, live, and removing them brings the defaults back', async ({ page }) => {
  await page.goto(address);
  const box = boxOf(page);
  await expect(box.getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(/Cancún/);
  await expect(box.getByLabel('Adults', { exact: true })).toHaveValue('3');

  await setAttributes(page, { airport: 'czm', adults: '5', kids: '2', date: nextYear, to: 'quinta-luna' });
  await expect(box.getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(/Cozumel/);
  await expect(box.getByLabel('Adults', { exact: true })).toHaveValue('5');
  await expect(box.getByLabel('Kids', { exact: true })).toHaveValue('2');
  await expect(box.getByLabel('Date', { exact: true })).toHaveValue(/^5 Mar \d{4}$/);
  await expect(box.getByLabel('Destination', { exact: true })).toHaveValue('Quinta Luna Hotel');

  await setAttributes(page, { adults: null, kids: null, date: null, airport: null, to: null });
  await expect(box.getByLabel('Airport', { exact: true })).toHaveValue('');
  await expect(box.getByLabel('Destination', { exact: true })).toHaveValue('');
  await expect(box.getByLabel('Adults', { exact: true })).toHaveValue('2');
  await expect(box.getByLabel('Kids', { exact: true })).toHaveValue('0');
  await expect(box.getByLabel('Date', { exact: true })).toHaveValue('');

  await setAttributes(page, { mode: 'p2p' });
  await expect(box.getByRole('radio', { name: 'Door to Door' })).toBeChecked();
  await setAttributes(page, { mode: null });
  await expect(box.getByRole('radio', { name: 'Airport to Hotel' })).toBeChecked();
});

test('unknown values are told to the author and mean the default', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(address);
  await expect(boxOf(page).getByRole('button', { name: 'Search' })).toBeVisible();
  await setAttributes(page, { mode: 'sideways', adults: '1000', airport: 'XXX', date: '2030-02-31' });
  await expect(boxOf(page).getByLabel('Adults', { exact: true })).toHaveValue('2');
  await expect(boxOf(page).getByRole('radio', { name: 'Airport to Hotel' })).toBeChecked();
  await expect(boxOf(page).getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(
    /Cancún/,
  );
  await expect.poll(() => warnings.join('\n')).toContain('"sideways" is not one of A2H, H2A, P2P');
  expect(warnings.join('\n')).toContain('"1000" is not a whole number from 1 to 100');
  expect(warnings.join('\n')).toContain('"2030-02-31" is not a date');
});

test('what the visitor chose stays when other attributes change', async ({ page }) => {
  await page.goto(address);
  await new Journey(page).choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await setAttributes(page, { adults: '6', density: 'compact' });
  await expect(boxOf(page).getByLabel('Adults', { exact: true })).toHaveValue('6');
  await expect(boxOf(page).getByLabel('Destination', { exact: true })).toHaveValue('Quinta Luna Hotel');
});

test('what the visitor chose stays when the attribute goes, or the language changes', async ({ page }) => {
  await page.goto(address);
  const destination = boxOf(page).locator('input[role=combobox]');
  await setAttributes(page, { to: 'arrecife-grand' });
  await expect(destination).not.toHaveValue('');
  await new Journey(page).choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await setAttributes(page, { lang: 'es' });
  await expect(boxOf(page).getByRole('button', { name: 'Buscar' })).toBeVisible();
  await expect(destination).toHaveValue('Quinta Luna Hotel');
  await setAttributes(page, { to: null });
  await expect(boxOf(page).getByLabel('Adultos', { exact: true })).toHaveValue('3');
  await expect(destination).toHaveValue('Quinta Luna Hotel');
});

test('what the visitor chose stays when a place that was given comes late', async ({ page }) => {
  const held = await holdAnswers(page, '/places/chiquila');
  await page.goto(address);
  const box = boxOf(page);
  await setAttributes(page, { mode: 'P2P', from: 'chiquila', to: null });
  await expect.poll(() => held.length).toBe(1);
  await new Journey(page).choosePlace('Pickup', 'quinta', 'Quinta Luna Hotel');
  const answer = page.waitForResponse(/\/places\/chiquila/);
  held[0]?.release();
  await (await answer).finished();
  await setAttributes(page, { adults: '5' });
  await expect(box.getByLabel('Adults', { exact: true })).toHaveValue('5');
  await expect(box.getByLabel('Pickup', { exact: true })).toHaveValue('Quinta Luna Hotel');
});

test('a day that is over is not taken over', async ({ page }) => {
  await page.goto(address);
  const date = boxOf(page).getByLabel('Date', { exact: true });
  await setAttributes(page, { date: nextYear });
  await expect(date).toHaveValue(/^5 Mar/);
  await setAttributes(page, { date: '2020-03-05' });
  await expect(date).toHaveValue('');
});

test('submit() searches or says what is missing; reset() goes back to the attributes', async ({ page }) => {
  const events = await hearEvents(page);
  await page.goto(address);
  const box = boxOf(page);
  await expect(box.getByRole('button', { name: 'Search' })).toBeVisible();
  await call(page, 'submit');
  await expect(box.getByRole('link', { name: 'Choose a destination from the list.' })).toBeVisible();
  expect(events.named('booking-open')).toEqual([]);

  await box.getByRole('radio', { name: 'Hotel to Airport' }).check();
  await box.getByLabel('Adults', { exact: true }).fill('7');
  await call(page, 'reset');
  await expect(box.getByRole('radio', { name: 'Airport to Hotel' })).toBeChecked();
  await expect(box.getByLabel('Adults', { exact: true })).toHaveValue('3');
  await expect(box.getByRole('link', { name: 'Choose a destination from the list.' })).toHaveCount(0);

  await setAttributes(page, { to: 'quinta-luna' });
  await expect(box.getByLabel('Destination', { exact: true })).toHaveValue('Quinta Luna Hotel');
  await call(page, 'submit');
  await expect(page.getByRole('heading', { name: 'Select an option' })).toBeVisible();
});

test('what has come while the code was on its way is drawn at once', async ({ page }) => {
  const code = closedGate();
  await page.route('**/chunks/core-*.js', async (route) => {
    await code.passed;
    await route.continue();
  });
  const answers = Promise.all(
    ['settings?lang=en', 'transfers/airports'].map((path) => page.waitForResponse(`**/widget/${path}`)),
  );
  await page.goto(address, { waitUntil: 'commit' });
  await answers;
  const box = boxOf(page);
  await box.evaluate(({ shadowRoot }) => {
    if (!shadowRoot) throw new Error('There is no element');
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() => {
      if (shadowRoot.querySelector('.view [part=skeleton]')) seen.push('a placeholder');
      const airports = shadowRoot.querySelectorAll('select option').length;
      if (airports > 0) seen.push(`${airports - 1} airports`);
    }).observe(shadowRoot, { childList: true, subtree: true });
  });
  code.open();
  await expect(box.getByRole('button', { name: 'Search' })).toBeVisible();
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  expect([...new Set(seen)]).toEqual(['3 airports']);
});

test('in a row where there is room, in a column where there is not, or as the page says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await expect.poll(() => isInRow(page)).toBe(true);
  await setAttributes(page, { layout: 'column' });
  await expect.poll(() => isInRow(page)).toBe(false);
  await setAttributes(page, { layout: null });
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(() => isInRow(page)).toBe(false);
});

test('after a search that went well nothing comes in above a field that is changed', async ({ page }) => {
  await page.goto(address);
  await setAttributes(page, { airport: 'CUN', to: 'quinta-luna' });
  const box = boxOf(page);
  const destination = box.getByRole('combobox', { name: 'Destination' });
  await expect(destination).toHaveValue('Quinta Luna Hotel');
  await call(page, 'submit');
  await expect(page.getByRole('heading', { name: 'Select an option' })).toBeVisible();
  await destination.press('End');
  await destination.press('x');
  await expect(destination).toHaveValue('Quinta Luna Hotelx');
  await expect(box.getByRole('alert')).toHaveCount(0);
  await call(page, 'submit');
  await expect(box.getByRole('alert')).toHaveText(/Choose a destination from the list\./);
});

test('no words stand upon the error of a field in a row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  const box = boxOf(page);
  await box.getByRole('radio', { name: 'Hotel to Airport' }).check();
  await call(page, 'submit');
  const error = box.getByText('Choose a pickup from the list.').last();
  await expect(error).toBeVisible();
  const { y = 0, height = 0 } = (await error.boundingBox()) ?? {};
  const help = await box.getByRole('button', { name: "Can't find your place?" }).boundingBox();
  expect(help?.y).toBeGreaterThanOrEqual(y + height);
});

const nextYear = `${new Date().getFullYear() + 1}-03-05`;

function boxOf(page: Page) {
  return page.locator('transfers-box');
}

async function isInRow(page: Page): Promise<boolean> {
  const airport = await boxOf(page).getByLabel('Airport', { exact: true }).boundingBox();
  const date = await boxOf(page).getByLabel('Date', { exact: true }).boundingBox();
  return Math.abs((airport?.y ?? 0) - (date?.y ?? 0)) < 10;
}

async function setAttributes(page: Page, attributes: Record<string, string | null>): Promise<void> {
  await page.locator('transfers-box').evaluate((element, all) => {
    for (const [name, value] of Object.entries(all)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }, attributes);
}

async function call(page: Page, method: 'submit' | 'reset'): Promise<void> {
  await page
    .locator('transfers-box')
    .evaluate((element, name) => (Reflect.get(element, name) as () => void).call(element), method);
}

import { daysFromNow } from './support/dates.ts';
import { expectRoute, openEngine, openSearchAtCancun } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { box, combobox, field, openEarly, takenOver } from './support/first-form.ts';
import { Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

test('the list is used by keyboard alone and never over 230 px high; the form is 500 px wide at most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSearchAtCancun(page);
  expect((await page.locator('booking-engine form').boundingBox())?.width).toBe(500);
  const help = page.getByRole('button', { name: "Can't find your place?" });
  await help.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeFocused();

  const field = page.getByRole('combobox', { name: 'Destination' });
  const options = page.getByRole('listbox').getByRole('option');
  await field.focus();
  await page.keyboard.type('hotel');
  await expect(options.nth(1)).toBeVisible();
  expect((await page.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(230);
  await expect(options.last()).toHaveText("Can't find your place?");
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await options.nth(1).textContent();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('Enter');
  expect(second).toContain(await field.inputValue());
  await expect(options).toHaveCount(0);
  await expectRoute(page, /^\/transfers\?airport=/);
  await expect(field).toBeFocused();
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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });
  test('selecting a place moves the focus to the search button', async ({ page }) => {
    const journey = new Journey(page);
    await openEngine(page, { path: '/transfers?airport=cun' });
    await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
    await expect(journey.button('Search')).toBeFocused();
  });
});

const noonIn = (days: number) => new Date(`${daysFromNow(days).typed}T17:00:00Z`);

test(
  'of a day that has passed, both forms say the same, and nothing moves between them',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.setSystemTime(noonIn(0));
    const search = box(page).getByRole('button', { name: 'Search', exact: true });
    const said = box(page).getByText('This date has passed.');
    const offered = box(page).getByRole('button', { name: `Choose ${daysFromNow(5).shown}` });
    await (await openEarly(page, 'airport="CUN"')).open();
    await field(page, 'Date').fill(daysFromNow(2).typed);
    await box(page).getByRole('switch', { name: 'Return trip' }).check();
    await field(page, 'Return date').fill(daysFromNow(3).typed);
    await field(page, 'Return date').press('Tab');
    await expect(field(page, 'Return date')).toHaveValue(daysFromNow(3).shown);
    await takenOver(page);

    await page.clock.setSystemTime(noonIn(5));
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 1000 });
      const framework = await openEarly(page, 'airport="CUN"');
      await expect(said).toHaveCount(2);
      await expect(offered).toHaveCount(2);
      const places = async () => [await search.boundingBox(), await offered.last().boundingBox()];
      const before = await places();
      await framework.open();
      await takenOver(page);
      await expect(said).toHaveCount(2);
      expect(await places(), `${width} pixels wide`).toEqual(before);
    }

    const framework = await openEarly(page, 'airport="CUN"');
    await offered.first().click();
    await framework.open();
    await expect(field(page, 'Date')).toHaveValue(daysFromNow(5).shown);
    await expect(said).toHaveCount(0);
  },
);

test(
  'a day that has passed by the time the page is opened again is not sent, by either form',
  { tag: '@long' },
  async ({ page }) => {
    const search = box(page).getByRole('button', { name: 'Search', exact: true });
    const events = await recordEvents(page, { only: ['booking-open'] });
    await page.clock.setSystemTime(noonIn(0));
    const attributes = 'airport="CUN" open-mode="event"';
    await (await openEarly(page, attributes)).open();
    await combobox(page, 'Destination').fill('quinta');
    await box(page)
      .getByRole('option', { name: /Quinta Luna/ })
      .click();
    await field(page, 'Date').fill(daysFromNow(2).typed);
    await field(page, 'Date').press('Tab');
    await expect(field(page, 'Date')).toHaveValue(daysFromNow(2).shown);

    await page.clock.setSystemTime(noonIn(5));
    const framework = await openEarly(page, attributes);
    await expect(field(page, 'Date')).toHaveValue(daysFromNow(2).shown);
    await search.click();
    await framework.open();
    await expect(box(page).getByRole('link', { name: 'This date has passed.' })).toBeVisible();
    await search.click();
    await box(page)
      .getByRole('button', { name: `Choose ${daysFromNow(5).shown}` })
      .click();
    expect(events.all).toEqual([]);
    await search.click();
    await expect.poll(() => events.all.length).toBe(1);
  },
);

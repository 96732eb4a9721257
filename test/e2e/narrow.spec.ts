import { partner } from '../support/demo-address.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expectNothingBeside, expectWholeWords } from './support/narrow-screens.ts';
import { expect, test, type Page } from './support/test.ts';

// A phone of 320 px; a window of 1280 px at 400 % zoom, which is as wide and very low; and a column on a wide screen.
for (const [name, viewport, language, column] of [
  ['a small phone', { width: 320, height: 640 }, 'en', undefined],
  ['a zoom of 400 %', { width: 320, height: 256 }, 'es', undefined],
  ['a column of 280 px', { width: 1280, height: 800 }, 'es', 280],
] as const) {
  test(
    `${name}: a transfer can be booked, no word is broken, and nothing is cut off or scrolls sideways`,
    { tag: '@firefox' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const journey = new Journey(page, language);
      await openEngine(page, { path: quintaLunaPrices(), attributes: { lang: language } });
      if (column) await intoColumn(page, column);
      await expect(journey.option(/sed[aá]n/i)).toBeVisible();
      await expectToFit(page, 'prices');
      await journey.chooseTrip(/sed[aá]n/i, 'oneway');
      await journey.fillFlight(journey.say.arrival, arrivalFlight);
      await expectToFit(page, 'flights');
      await journey.addTransfer();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectToFit(page, 'extras');
      await journey.button(journey.say.pastExtras).click();
      await journey.fillCustomer();
      await expectToFit(page, 'checkout');
      await journey.pay(journey.say.atArrival);
      await journey.button(journey.say.bookNow).click();
      await expect(page.getByRole('heading', { name: journey.say.thanks })).toBeVisible();
      await expectToFit(page, 'confirmation');
    },
  );
}

test('in forced colours the choice, the switch and the buttons can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${partner}/partner/transfers-box.html`);
  const modes = page.getByRole('radiogroup', { name: 'Direction' });
  await expect(modes.getByRole('radio', { name: 'Airport to Hotel' })).toBeChecked();
  const backgrounds = await modes
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(backgrounds[0]).not.toBe(backgrounds[1]);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  expect(await search.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid');
  expect(
    await search.evaluate((button) => parseFloat(getComputedStyle(button).borderTopWidth)),
  ).toBeGreaterThan(0);
});

/** As a page with a narrow sidebar has it. */
async function intoColumn(page: Page, width: number): Promise<void> {
  await page.locator('booking-engine').evaluate((engine, pixels) => {
    engine.style.inlineSize = `${pixels}px`;
    engine.style.minInlineSize = '0';
  }, width);
}

async function expectToFit(page: Page, screen: string): Promise<void> {
  await expectNothingBeside(page, screen);
  await expectWholeWords(page, screen);
}

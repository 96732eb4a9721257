import type { Locator } from 'playwright/test';
import type { Language } from '../../src/schema/language.ts';
import { partner } from '../support/demo-address.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { setAttributes } from './support/made-page.ts';
import { expectNothingBeside, expectWholeWords } from './support/narrow-screens.ts';
import { expect, test, type Page } from './support/test.ts';
import { twoFrames } from './support/two-frames.ts';
import { words } from './support/words.ts';

interface Size {
  language: Language;
  viewport: { width: number; height: number };
  /** The width of the element if the page does not give it its full width. */
  column?: number;
}

/** The visitor stays in the last, the lowest window, in which everything has to be scrolled to. */
const sizes: Record<string, Size> = {
  'a small phone': { language: 'en', viewport: { width: 320, height: 640 } },
  'a column of 280 px': { language: 'es', viewport: { width: 1280, height: 800 }, column: 280 },
  'a column of 280 px, in Portuguese': {
    language: 'pt',
    viewport: { width: 1280, height: 800 },
    column: 280,
  },
  // A window of 1280 px.
  'a zoom of 400 %': { language: 'es', viewport: { width: 320, height: 256 } },
};

test(
  'on a small phone, at a zoom of 400 % and in a column of 280 px a transfer can be booked, no word is broken, and nothing is cut off or scrolls sideways',
  { tag: ['@firefox', '@long'] },
  async ({ page }) => {
    const journey = new Journey(page, 'es');
    const { say } = journey;
    await openEngine(page, { path: quintaLunaPrices(), attributes: { lang: 'es' } });
    const sedan = journey.option(/sed[aá]n/i);
    await expectToFit(page, 'prices', ({ oneway }) => sedan.getByRole('button', { name: oneway }));
    await journey.chooseTrip(/sed[aá]n/i, 'oneway');
    await journey.fillFlight(say.arrival, arrivalFlight);
    await expectToFit(page, 'flights', ({ addToCart }) => journey.button(addToCart));
    await journey.addTransfer();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectToFit(page, 'extras', ({ pastExtras }) => journey.button(pastExtras));
    await journey.button(say.pastExtras).click();
    await journey.fillCustomer();
    await journey.pay(say.atArrival);
    await expectToFit(page, 'checkout', ({ bookNow }) => journey.button(bookNow));
    await journey.button(say.bookNow).click();
    await expectToFit(page, 'confirmation', ({ thanks }) => page.getByRole('heading', { name: thanks }));
  },
);

/** At every size the whole screen is visible, and the main action can be clicked. */
async function expectToFit(
  page: Page,
  screen: string,
  next: (say: Journey['say']) => Locator,
): Promise<void> {
  const engine = page.locator('booking-engine');
  for (const [name, { language, viewport, column }] of Object.entries(sizes)) {
    await test.step(`${screen}, ${name}`, async () => {
      await page.setViewportSize(viewport);
      await setAttributes(engine, { lang: language, style: column ? intoColumn(column) : null });
      await next(words[language]).click({ trial: true });
      await twoFrames(page);
      await expectNothingBeside(page, `${screen}, ${name}`);
      await expectWholeWords(page, `${screen}, ${name}`);
    });
  }
}

test('in forced colours the selection, the switch and the buttons are distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${partner}/partner/transfers-box.html`);
  await expect(page.getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(/Cancún/);
  const directions = page.getByRole('radiogroup', { name: 'Direction' });
  await expect(directions.getByRole('radio', { name: 'Airport to Hotel' })).toBeChecked();
  const backgrounds = await directions
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(backgrounds[0]).not.toBe(backgrounds[1]);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  expect(await search.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid');
  expect(
    await search.evaluate((button) => parseFloat(getComputedStyle(button).borderTopWidth)),
  ).toBeGreaterThan(0);
});

/** As on a page with a narrow sidebar. */
const intoColumn = (width: number) => `inline-size: ${width}px; min-inline-size: 0`;

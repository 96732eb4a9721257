import { partner } from '../support/demo-address.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';

// A phone of 320 px; a window of 1280 px at 400 % zoom, which is as wide and very low; and a column on a wide screen.
for (const [name, viewport, column] of [
  ['a small phone', { width: 320, height: 640 }, undefined],
  ['a zoom of 400 %', { width: 320, height: 256 }, undefined],
  ['a column of 280 px', { width: 1280, height: 800 }, 280],
] as const) {
  test(
    `${name}: a transfer can be booked, and nothing is cut off or scrolls sideways`,
    { tag: '@firefox' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const journey = new Journey(page);
      await openEngine(page, { path: quintaLunaPrices() });
      if (column) await intoColumn(page, column);
      await expect(journey.option(/sedan/i)).toBeVisible();
      await expectNothingBeside(page, 'prices');
      await journey.chooseTrip(/sedan/i, 'oneway');
      await journey.fillFlight('Arrival Details', arrivalFlight);
      await expectNothingBeside(page, 'flights');
      await journey.addTransfer();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNothingBeside(page, 'extras');
      await journey.button('Continue to cart').click();
      await journey.fillCustomer();
      await expectNothingBeside(page, 'checkout');
      await journey.pay('Pay at arrival');
      await journey.button('Book now').click();
      await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
      await expectNothingBeside(page, 'confirmation');
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

/** Nothing stands beside the element's own box, which is what would be cut off or scrolled to. */
async function expectNothingBeside(page: Page, screen: string): Promise<void> {
  const beside = await page.locator('booking-engine').evaluate((engine) => {
    const { left, right } = engine.getBoundingClientRect();
    const isSeen = (node: Element) => node.checkVisibility() && node.getClientRects().length > 0;
    const all = [...(engine.shadowRoot?.querySelectorAll('*') ?? [])].filter(isSeen);
    const out = all.filter((node) => {
      const box = node.getBoundingClientRect();
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    });
    return out.map((node) => `${node.localName}.${node.className}`);
  });
  expect(beside, screen).toEqual([]);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways(), screen).toBe(0);
}

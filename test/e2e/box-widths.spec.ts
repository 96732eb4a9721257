import { elementsInBoxes, measureBoxes, widthsInBoxes } from '../support/boxes.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { box, markup } from './support/declarative-form.ts';
import { closedGate } from './support/gate.ts';
import { expect, longUnless, test } from './support/test.ts';

for (const { name, viewport, column, tag } of [
  { name: 'a wide page', viewport: 1264, tag: '@firefox-long' },
  { name: 'a column of 280 px', viewport: 1264, column: 280, tag: '@firefox' },
  { name: 'a phone of 320 px', viewport: 320, tag: '@firefox-long' },
])
  test(
    `on ${name}, in any box, an element is as wide as there is room, at most its best width where the box has none to give`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: viewport, height: 800 });
      // None of their code but the loader.
      await page.route(/\/chunks\//, () => new Promise(() => undefined));
      await openMade(page, { body: elementsInBoxes(column ? `width: ${column}px` : '', apiBase) });
      await page.evaluate(() => customElements.whenDefined('activity-quote').then(() => undefined));
      const window = await page.evaluate(() => document.documentElement.clientWidth);
      expect(await page.evaluate(measureBoxes)).toEqual(widthsInBoxes(column ?? window));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window);
    },
  );

const settledIn = {
  'a wrapper in a flex row': '<div style="display: flex"><div>$</div></div>',
  'a centred flex column': '<div style="display: flex; flex-direction: column; align-items: center">$</div>',
  'a table cell': '<div style="display: table-cell">$</div>',
  'a place for stripped tags':
    '<div style="display: flex"><div data-booking="transfers-box" data-api-base="$"></div></div>',
};

for (const width of [1264, 390])
  test(
    `the first form is as wide as the view after it, and nothing shifts, ${width} px wide`,
    longUnless(width === 390),
    async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      const gate = closedGate();
      await page.route(/\/chunks\/core-/, async (route) => {
        await gate.passed;
        await route.continue();
      });
      // Each starts in the first viewport.
      await page.setViewportSize({ width, height: width > 1000 ? 1400 : 2800 });
      const element = `<transfers-box api-base="${apiBase}"></transfers-box>`;
      const bodies = Object.entries(settledIn).map(([name, markup]) => {
        const content = name === 'a place for stripped tags' ? apiBase : element;
        return `<section aria-label="${name}">${markup.replace('$', content)}</section>`;
      });
      await openMade(page, { head: '<style>body { margin: 0 }</style>', body: bodies.join('') });
      const forms = page.getByRole('button', { name: 'Search', exact: true });
      await expect(forms).toHaveCount(bodies.length);
      const widths = () =>
        page
          .locator('transfers-box')
          .evaluateAll((all) => all.map((own) => own.getBoundingClientRect().width));
      const first = await widths();
      expect(first).toEqual(bodies.map(() => Math.min(width, 1040)));
      gate.open();
      await expect(page.locator('transfers-box:state(ready)')).toHaveCount(bodies.length, {
        timeout: 120_000,
      });
      await expect(page.getByText("Can't find your place?")).toHaveCount(bodies.length);
      expect(await widths()).toEqual(first);
      expect(shifts).toEqual([]);
    },
  );

test('in a tab and a dialog that open later, and with a maximum of the page, the form has the width it should have', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1264, height: 900 });
  const element = (attributes = '') => `<transfers-box api-base="${apiBase}" ${attributes}></transfers-box>`;
  await openMade(page, {
    body: [
      `<div style="display: flex"><div hidden>${element('id="tab"')}</div></div>`,
      `<dialog style="padding: 0; border: 0">${element('id="dialog"')}</dialog>`,
      `<div style="float: left; --booking-max-width: 600px">${element('id="narrower"')}</div>`,
    ].join(''),
  });
  const boxOf = (id: string) => page.locator(`transfers-box#${id}`);
  await expect(boxOf('narrower').getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(boxOf('narrower')).toHaveCSS('width', '600px');
  for (const [id, open] of Object.entries({
    tab: () => document.querySelector('[hidden]')?.removeAttribute('hidden'),
    dialog: () => document.querySelector('dialog')?.showModal(),
  })) {
    await page.evaluate(open);
    await expect(boxOf(id).getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expect(boxOf(id)).toHaveCSS('width', '1040px');
  }
});

test('the form in the markup of a page has that width before any script', async ({ page }) => {
  const form = await markup(page);
  await page.setViewportSize({ width: 1264, height: 900 });
  await openMade(page, { script: '', body: `<div style="display: flex"><div>${form}</div></div>` });
  await expect(box(page).getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(box(page)).toHaveCSS('width', '1040px');
});

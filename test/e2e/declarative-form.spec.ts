import { axeViolations } from './support/axe.ts';
import {
  box,
  combobox,
  expectFirstForm,
  expectView,
  field,
  heldScripts,
  markup,
  search,
  withoutScripts,
  type Attributes,
} from './support/declarative-form.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { openMade } from './support/made-page.ts';
import { difference, pictureOf } from './support/pixels.ts';
import { expect, test } from './support/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'it can be filled in and leads to the hosted page with what was entered',
    { tag: '@firefox-long' },
    async ({ page, browser, browserName }) => {
      const writer = await browser.newPage({ javaScriptEnabled: true });
      const body = await markup(writer, { mode: 'H2A', airport: 'CZM', kids: '1' });
      // Firefox's driver cannot switch scripts off.
      const plain = browserName === 'firefox' ? { script: '', body: withoutScripts(body) } : { body };
      await openMade(page, plain);
      await expect(page.getByRole('link', { name: 'Book online' })).toBeHidden();
      await expect(field(page, 'Hotel to Airport')).toBeChecked();
      // What needs a script is not there.
      await expect(box(page).getByRole('button')).toHaveText(['Search']);
      await expect(box(page).getByRole('radio')).toHaveCount(1);
      await expect(field(page, 'Airport')).toBeHidden();
      await combobox(page, 'Pickup').fill('quinta');
      await field(page, 'Date').fill('12/5/2127');
      await field(page, 'Adults').fill('4');
      await field(page, 'Return trip').check();
      await search(page).click();
      await expect(page).toHaveURL(/\/transfers\?/);

      await writer.goto(page.url());
      await expect(writer.getByRole('combobox', { name: 'Pickup' })).toHaveValue('quinta');
      const entered = (label: string) => writer.getByLabel(label, { exact: true });
      await expect(entered('Hotel to Airport')).toBeChecked();
      await expect(entered('Airport').locator('option:checked')).toHaveText(/Cozumel/);
      await expect(entered('Date')).toHaveValue('5 Dec 2127');
      await expect(writer.getByText('Read as 5 Dec 2127.')).toBeVisible();
      await expect(entered('Return trip')).toBeChecked();
      await expect(entered('Adults')).toHaveValue('4');
      await expect(entered('Kids')).toHaveValue('1');
      await writer.close();
    },
  );
});

test(
  'what was typed, chosen and counted before any script is there afterwards, with focus and selection',
  { tag: '@firefox' },
  async ({ page }) => {
    const body = await markup(page, { adults: '3' });
    const scripts = await heldScripts(page);
    await openMade(page, { body });
    await combobox(page, 'Destination').fill('quinta lun');
    await field(page, 'Kids').fill('2');
    await field(page, 'Return trip').check();
    await field(page, 'Date').fill('2127-12-12');
    await combobox(page, 'Destination').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    const expectAll = async (date: string) => {
      await expect(field(page, 'Kids')).toHaveValue('2');
      await expect(field(page, 'Adults')).toHaveValue('3');
      await expect(field(page, 'Return trip')).toBeChecked();
      await expect(field(page, 'Return date')).toBeVisible();
      await expect(field(page, 'Date')).toHaveValue(date);
      await expect(combobox(page, 'Destination')).toBeFocused();
    };
    scripts.loader();
    await expectFirstForm(page);
    await expectAll('2127-12-12');
    // Of the selected letters one is typed over, and the other one before the view has come.
    await page.keyboard.type('u');
    await expect(combobox(page, 'Destination')).toHaveValue('quinta lu');
    scripts.view();
    await expectView(page);
    await expectAll('12 Dec 2127');
    // The list may still move until the places for the whole text have arrived.
    const answered = page.waitForResponse(/\/places-autocomplete\?.*input=quinta(\+|%20)luna(&|$)/);
    await page.keyboard.type('na');
    await answered;
    await page.getByRole('option', { name: /Quinta Luna Hotel/ }).click();
    await expect(combobox(page, 'Destination')).toHaveValue('Quinta Luna Hotel');
  },
);

test(
  'a direction that is chosen before any script has its fields afterwards',
  { tag: '@long' },
  async ({ page }) => {
    const body = await markup(page);
    const scripts = await heldScripts(page);
    await openMade(page, { body });
    await combobox(page, 'Destination').fill('quinta');
    await field(page, 'Hotel to Airport').check();
    scripts.loader();
    await expect(combobox(page, 'Pickup')).toHaveValue('quinta');
    scripts.view();
    await expectView(page);
    await expect(field(page, 'Hotel to Airport')).toBeChecked();
    await expect(combobox(page, 'Pickup')).toHaveValue('quinta');
  },
);

test.describe('for a visitor with another language than the page’s author', () => {
  test.use({ locale: 'es-MX' });

  test('nothing is lost when the form changes its language', async ({ page }) => {
    const body = await markup(page);
    const scripts = await heldScripts(page);
    await openMade(page, { body });
    await combobox(page, 'Destination').fill('quinta');
    scripts.loader();
    await expect(combobox(page, 'Destino')).toHaveValue('quinta');
    await expect(combobox(page, 'Destino')).toBeFocused();
    scripts.view();
    await expectView(page);
    await expect(combobox(page, 'Destino')).toHaveValue('quinta');
  });
});

test('where there is no first form, the view takes its place', async ({ page }) => {
  const body = await markup(page);
  const scripts = await heldScripts(page);
  await openMade(page, { body: body.replace('>', ' to="quinta-luna" mode="P2P">') });
  await field(page, 'Adults').fill('5');
  scripts.loader();
  scripts.view();
  await expectView(page);
  await expect(combobox(page, 'Destination')).toHaveValue('Quinta Luna Hotel');
  await expect(field(page, 'Adults')).toHaveValue('5');
});

test('it is accessible, with and without what needs a script', async ({ page }) => {
  const body = await markup(page, { mode: 'P2P' });
  for (const [shown, buttons] of [
    [body, 8],
    [withoutScripts(body), 1],
  ] as const) {
    await openMade(page, { script: '', body: `<main>${shown}</main>` });
    await expect(box(page).getByRole('button')).toHaveCount(buttons);
    expect(await axeViolations(page, { within: 'transfers-box' })).toEqual([]);
  }
});

const looks: Attributes[] = [
  {},
  { lang: 'es', layout: 'column', density: 'compact', mode: 'P2P' },
  { layout: 'row', 'color-scheme': 'dark', radius: '2px', mode: 'H2A', adults: '5', date: '2127-12-05' },
];
for (const look of looks)
  test(
    `the same pixels in markup, before and after the framework: ${JSON.stringify(look)}`,
    { tag: '@long' },
    async ({ page, context }) => {
      const blank = await context.newPage();
      const shifts = await watchLayoutShifts(page);
      const body = await markup(page, { 'primary-color': '#8a1c4a', ...look });
      for (const width of [360, 800, 1200]) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.setViewportSize({ width, height: 800 });
        const scripts = await heldScripts(page);
        await page.route(/\/transfers\/airports/, () => undefined);
        await openMade(page, { body: `<main>${body}</main>` });
        await expect(search(page)).toBeVisible();
        const declared = await pictureOf(page, box(page));
        scripts.loader();
        await expectFirstForm(page);
        const first = await pictureOf(page, box(page));
        scripts.view();
        await expectView(page);
        const view = await pictureOf(page, box(page));
        expect(await difference(blank, declared, first), `first, ${width}`).toMatchObject({ pixels: 0 });
        expect(await difference(blank, first, view), `view, ${width}`).toMatchObject({ pixels: 0 });
        expect(shifts).toEqual([]);
      }
    },
  );

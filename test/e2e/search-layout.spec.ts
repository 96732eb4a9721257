import { defaultLanguage, languages } from '../../src/schema/language.ts';
import { company } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of languages) {
  const say = words[language];
  const directions = [say.arrivals, say.departures, say.doorToDoor];
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 720 },
  ]) {
    test.describe(`in a window of ${viewport.width} × ${viewport.height}, ${language}`, () => {
      test.use({ viewport, locale: language });

      test(
        'every direction fits without scrolling, down to the link to the cart',
        longUnless(language === defaultLanguage && viewport.width === 360),
        async ({ page }) => {
          await page.goto(`${company}/transfers?airport=cun`);
          for (const direction of directions) {
            await page.getByRole('radio', { name: direction, exact: true }).check();
            const search = page.getByRole('button', { name: say.search, exact: true });
            await expect(search).toBeInViewport({ ratio: 1 });
            await expect(page.getByRole('link', { name: say.pastExtras })).toBeInViewport({ ratio: 1 });
          }
          const tops = await Promise.all(
            directions.map(async (name) => (await boxOf(page, 'radio', name)).y),
          );
          expect(new Set(tops).size, 'rows of the switch').toBe(1);

          // The swap button is between the fields, and covers neither.
          const pickup = await boxOf(page, 'combobox', say.pickup);
          const swap = await boxOf(page, 'button', say.swap);
          const destination = await boxOf(page, 'combobox', say.destination);
          expect(swap.y).toBeGreaterThanOrEqual(pickup.y + pickup.height);
          expect(swap.y + swap.height).toBeLessThanOrEqual(destination.y);
          expect(destination.y - pickup.y).toBeLessThan(100);
        },
      );
    });
  }
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]) {
  test(
    `home begins with the search, ${viewport.width} pixels wide`,
    longUnless(viewport.width === 360),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(company);
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 });
      // Airports and tours in full rows: nothing stands alone.
      const section = page.getByRole('region', { name: 'Day trips' });
      await expect(section.getByRole('article')).toHaveCount(3);
      const rows = async (cards: ReturnType<Page['getByRole']>) =>
        cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().y)).size);
      expect(await rows(section.getByRole('article'))).toBe(viewport.width < 500 ? 3 : 1);
      const ways = page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name: /Airport$|Door to Door/ }) });
      expect(await rows(ways)).toBe({ 360: 4, 768: 2, 1280: 1 }[viewport.width]);
      if (viewport.width < 500) return;
      // Search is as high as the field beside it, and the help on the line of the switch.
      const [search, date] = [await boxOf(page, 'button', 'Search'), await boxOf(page, 'textbox', 'Date')];
      expect(search.height - date.height, 'the borders of the field').toBeCloseTo(2, 0);
      const help = await boxOf(page, 'button', "Can't find your place?");
      const wantsReturn = await boxOf(page, 'switch', 'Return trip');
      expect(help.y + help.height / 2).toBeCloseTo(wantsReturn.y + wantsReturn.height / 2, 0);
      // The card ends as far below them as it begins above the directions: 16 px and its border.
      const cardEnd = await page
        .getByRole('switch', { name: 'Return trip' })
        .evaluate((input) => input.closest('form')?.parentElement?.getBoundingClientRect().bottom ?? NaN);
      expect(cardEnd - (wantsReturn.y + wantsReturn.height)).toBeCloseTo(17, 0);
    },
  );
}

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });
  for (const width of [320, 360])
    test(`the directions of home stand side by side in two lines, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(company);
      // The view has replaced the first form.
      await expect(page.getByRole('link', { name: /Cancún/ }).first()).toBeVisible();
      const say = words.es;
      const names = [say.arrivals, say.departures, say.doorToDoor];
      const boxes = await Promise.all(names.map((name) => boxOf(page, 'radio', name)));
      expect(new Set(boxes.map(({ y }) => y)).size, 'rows of the switch').toBe(1);
      expect(boxes[0]?.height, 'two lines').toBeLessThan(45);
    });
});

test('the search button does not cover what mends an error', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto(`${company}/transfers?airport=cun`);
  await page.getByLabel('Date', { exact: true }).fill('1 Jan 2020');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Choose \d/ })).toBeVisible();
  const kids = await boxOf(page, 'spinbutton', 'Kids');
  expect((await boxOf(page, 'button', 'Search')).y).toBeGreaterThanOrEqual(kids.y + kids.height);
});

test('on a phone the first suggestions have at most two lines each', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${company}/transfers?airport=cun`);
  await page.getByRole('combobox', { name: 'Destination' }).fill('hotel');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.nth(2)).toBeVisible();
  const heightOfFirst = async () => (await options.first().boundingBox())?.height;
  await expect.poll(heightOfFirst).toBeLessThan(60);
});

test('in a low window, the search button stays within reach and covers no focused field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(`${company}/transfers?airport=cun`);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await expect(search).toBeInViewport({ ratio: 1 });
  const kids = page.getByLabel('Kids', { exact: true });
  await kids.focus();
  const field = await boxOf(page, 'spinbutton', 'Kids');
  expect(field.y + field.height).toBeLessThanOrEqual((await boxOf(page, 'button', 'Search')).y);
});

test(
  'in a window too low for a list below or above its field, the list is as high as there is room',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto(`${company}/transfers?airport=cun`);
    const destination = page.getByRole('combobox', { name: 'Destination' });
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(destination).toBeVisible();
    const { y = 0 } = (await destination.boundingBox()) ?? {};
    await page.evaluate((by) => scrollBy(0, by), y - 180);
    await destination.fill('hotel');
    await expect(list.getByRole('option').nth(3)).toBeAttached();
    await expect(list).toBeInViewport({ ratio: 0.99 });
  },
);

async function boxOf(page: Page, role: Parameters<Page['getByRole']>[0], name: string) {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not on screen`);
  return box;
}

test(
  'a click into the date opens the calendar below it, and typing closes it',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1100 });
    await page.goto(`${company}/transfers?airport=cun`);
    const date = page.getByLabel('Date', { exact: true });
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await page.getByRole('combobox', { name: 'Destination' }).focus();
    await page.keyboard.press('Tab');
    await expect(date).toBeFocused();
    await expect(calendar).toHaveCount(0);

    await date.click();
    await expect(calendar.getByRole('grid')).toBeVisible();
    await expect(date).toBeFocused();
    const field = await date.boundingBox();
    const month = await calendar.getByRole('grid').boundingBox();
    expect(month?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
    // Weeks that are over are not there.
    await expect(calendar.getByRole('row').first().getByRole('button', { name: /today/ })).toBeVisible();

    const day = daysFromNow(70);
    await page.keyboard.type(day.typed);
    await expect(calendar).toHaveCount(0);
    await expect(date).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(date).toHaveValue(day.shown);
  },
);

test(
  'where there is no room below, the calendar opens right above its field',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${company}/transfers?airport=cun`);
    const date = page.getByLabel('Date', { exact: true });
    await date.click();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await expect(calendar.getByRole('grid')).toBeInViewport({ ratio: 1 });
    const field = await boxOf(page, 'textbox', 'Date');
    const month = await calendar.boundingBox();
    const end = (month?.y ?? 0) + (month?.height ?? 0);
    expect(end).toBeLessThanOrEqual(field.y);
    expect(end).toBeGreaterThan(field.y - 16);
    expect(Math.abs((month?.x ?? 0) - field.x)).toBeLessThan(3);
  },
);

test(
  'in a narrow frame on a desk, a click opens the calendar and typing goes on',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${company}/transfers?airport=cun`);
    const date = page.getByLabel('Date', { exact: true });
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await date.click();
    await expect(calendar.getByRole('grid')).toBeVisible();
    const day = daysFromNow(12);
    await page.keyboard.type(day.typed);
    await expect(calendar).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(date).toHaveValue(day.shown);
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('the calendar is a sheet at the bottom, and the keyboard stays away', async ({ page }) => {
    await page.goto(`${company}/transfers?airport=cun`);
    const date = page.getByLabel('Date', { exact: true });
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await date.tap();
    const grid = await calendar.getByRole('grid').boundingBox();
    expect(grid?.width).toBeGreaterThan(320);
    await page.touchscreen.tap(180, 40);
    await expect(calendar).toHaveCount(0);

    await date.tap();
    await calendar.getByRole('button', { name: 'Next month' }).tap();
    await calendar.getByRole('button', { name: / 15, / }).tap();
    await expect(date).toHaveValue(/^15 /);
    await expect(page.getByRole('button', { name: 'Open calendar' })).toBeFocused();
  });
});

import type { Locator } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { receivedKeys, movedByPage, smoothScrolling, swipe } from './support/smooth-scrolling.ts';
import { expect, test, type Page } from './support/test.ts';

const box = `<main><transfers-box api-base="${apiBase}" airport="CUN"><a href="/">Search</a></transfers-box></main>`;
const tour = `<main><booking-engine api-base="${apiBase}" hosted-url="${company}/"></booking-engine></main>`;
const overlay = `<main><booking-engine api-base="${apiBase}" presentation="overlay" open></booking-engine></main>`;

test('the wheel scrolls an overlay, not the page behind it', { tag: '@firefox' }, async ({ page }) => {
  await open(page, overlay);
  const heading = page.getByRole('dialog').getByRole('heading', { name: 'Where would you like to go?' });
  await expectScrolledByWheel(page, heading);
  // At its end as well.
  await page.mouse.wheel(0, 9000);
  await page.mouse.wheel(0, 500);
  expect(await movedByPage(page)).toBe(0);
});

test(
  'the wheel over a list, a dialog and an ordinary part of the form',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await open(page, box);
    const destination = page.getByRole('combobox', { name: 'Destination' });
    await destination.fill('hotel');
    await expect(suggestions(page).nth(5)).toBeAttached();
    await expectScrolledByWheel(page, suggestions(page).first());
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);

    await page.getByText("Can't find your place?").click();
    await wheelOver(page, page.getByRole('dialog').getByRole('heading').first());
    expect(await movedByPage(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await wheelOver(page, destination);
    expect(await movedByPage(page)).toBeGreaterThan(0);
  },
);

test(
  'a wheel that zooms is for the page, and so is a sideways one, but not above a dialog',
  { tag: '@long' },
  async ({ page }) => {
    const turn = async (x: number, y: number) => {
      await page.mouse.wheel(x, y);
      await page.keyboard.down('Control');
      expect(await movedByPage(page)).toBe(0);
      await page.mouse.wheel(x, y);
      await page.keyboard.up('Control');
      expect(await movedByPage(page)).toBeGreaterThan(0);
    };
    await open(page, overlay);
    const heading = page.getByRole('dialog').getByRole('heading', { name: 'Where would you like to go?' });
    await expectScrolledByWheel(page, heading);
    await turn(0, 60);
    await turn(60, 0);

    await middleOf(await openGallery(page)).then(({ x, y }) => page.mouse.move(x, y));
    await page.mouse.wheel(60, 0);
    expect(await movedByPage(page)).toBeGreaterThan(0);
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a finger in an overlay, a sheet, a list and the calendar', { tag: '@long' }, async ({ page }) => {
    await open(page, overlay);
    const heading = page.getByRole('dialog').getByRole('heading', { name: 'Where would you like to go?' });
    const before = await topOf(heading);
    await swipe(page, { x: 180, y: 500 }, { y: -300 });
    await expect.poll(() => topOf(heading)).toBeLessThan(before - 100);
    expect(await movedByPage(page)).toBe(0);

    await open(page, box);
    await page.getByText("Can't find your place?").tap();
    await swipe(page, await middleOf(page.getByRole('dialog')), { y: -200 });
    expect(await movedByPage(page)).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

    await page.getByLabel('Date', { exact: true }).tap();
    await swipe(page, await middleOf(page.getByRole('grid')), { y: -200 });
    expect(await movedByPage(page)).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

    await page.getByRole('combobox', { name: 'Destination' }).fill('hotel');
    await expect(suggestions(page).nth(5)).toBeAttached();
    const option = suggestions(page).first();
    const top = await topOf(option);
    await swipe(page, await middleOf(suggestions(page).nth(2)), { y: -120 });
    await expect.poll(() => topOf(option)).toBeLessThan(top - 50);
    expect(await movedByPage(page)).toBe(0);
    await page.keyboard.press('Escape');

    await swipe(page, await middleOf(page.getByRole('combobox', { name: 'Destination' })), { y: -200 });
    expect(await movedByPage(page)).toBeGreaterThan(0);
  });

  test(
    'a finger that turns the pictures of a gallery, or scrolls past them',
    { tag: '@long' },
    async ({ page }) => {
      const gallery = await openGallery(page);
      await swipe(page, await middleOf(gallery), { x: -200, y: -20 });
      await expect(gallery.getByRole('status')).toHaveText(/^2 /);
      expect(await movedByPage(page)).toBe(0);
      await swipe(page, await middleOf(gallery.getByRole('status')), { y: -200 });
      expect(await movedByPage(page)).toBeGreaterThan(0);
    },
  );
});

test(
  'keys that a field, a list, a calendar, a gallery or a dialog has used',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await open(page, box);
    const destination = page.getByRole('combobox', { name: 'Destination' });
    await destination.fill('hotel');
    await expect(suggestions(page).first()).toBeVisible();
    expect(await receivedKeys(page, 'ArrowDown', 'End', 'Home', 'ArrowUp', 'Escape')).toEqual([]);
    await expect(suggestions(page)).toHaveCount(0);
    expect(await receivedKeys(page, 'ArrowLeft', 'Home', 'End', 'Backspace')).toEqual([]);
    await page.keyboard.type('l');
    // More than the last row, which is there while places are looked up.
    await expect(suggestions(page).nth(5)).toBeAttached();
    expect(await receivedKeys(page, 'ArrowDown', 'Enter')).toEqual([]);
    await expect(suggestions(page)).toHaveCount(0);
    // The list is closed.
    expect(await receivedKeys(page, 'Escape', 'PageDown', 'Shift', 'Control+k')).toEqual([
      ...['Escape', 'PageDown', 'Shift', 'Control', 'k'],
    ]);

    await page.getByRole('button', { name: 'Open calendar' }).click();
    const day = page.getByRole('grid').getByRole('button').and(page.locator(':focus'));
    await expect(day).toBeVisible();
    expect(await receivedKeys(page, 'ArrowRight', 'ArrowDown', 'PageDown', 'Home', 'Escape')).toEqual([]);
    await expect(page.getByRole('grid')).toHaveCount(0);
    expect(await receivedKeys(page, 'x', 'Escape')).toEqual(['x', 'Escape']);

    await page.getByText("Can't find your place?").click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await receivedKeys(page, 'ArrowDown', 'Space', 'x')).toEqual(['x']);
    // Its text does not take the focus away from it.
    await page.getByRole('dialog').getByRole('heading').first().click();
    expect(await receivedKeys(page, 'PageDown', 'Escape')).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'Escape that closes the overlay is not for the page, nor are arrows that turn a gallery',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, overlay);
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    expect(await receivedKeys(page, 'Escape')).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await receivedKeys(page, 'Escape')).toEqual(['Escape']);

    const gallery = await openGallery(page);
    await gallery.getByRole('button', { name: 'Next picture' }).focus();
    expect(await receivedKeys(page, 'ArrowRight', 'Enter', 'ArrowDown')).toEqual(['ArrowDown']);
  },
);

test(
  'the wheel over a number scrolls the page and leaves the number',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await openMade(page, { body: `<div style="padding-block-end: 3000px">${box}</div>` });
    const adults = page.getByRole('spinbutton', { name: 'Adults' });
    await adults.fill('5');
    await adults.hover();
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(adults).toHaveValue('5');
    await adults.press('ArrowDown');
    await expect(adults).toHaveValue('4');
  },
);

async function open(page: Page, body: string): Promise<void> {
  await page.unrouteAll();
  await openMade(page, { body, head: smoothScrolling });
  await page.waitForLoadState();
}

async function openGallery(page: Page): Promise<Locator> {
  await open(
    page,
    tour.replace('<booking-engine', '<booking-engine route="/activities/water/isla-mujeres-catamaran"'),
  );
  const gallery = page.getByRole('group', { name: /Pictures of/ });
  await expect(gallery.getByRole('status')).toBeVisible();
  return gallery;
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  await part.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

async function wheelOver(page: Page, part: Locator): Promise<void> {
  const { x, y } = await middleOf(part);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 60);
}

async function expectScrolledByWheel(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const before = await topOf(part);
  await wheelOver(page, part);
  await expect.poll(() => topOf(part)).toBeLessThan(before - 20);
  expect(await movedByPage(page)).toBe(0);
}

const suggestions = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? NaN;

import { company, partner } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { expect, test } from './support/test.ts';
import { Quote } from './support/tour.ts';
import { twoFrames } from './support/two-frames.ts';
import { richTexts } from './support/rich-texts.ts';

const catamaran = `${company}/activities/water/isla-mujeres-catamaran`;

test('the gallery shows one, two or three pictures as its width allows, and loops', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(catamaran);
  const gallery = page.getByRole('group', { name: /Pictures of/ });
  const inSight = async () => {
    // The library's window onto the pictures.
    // oxlint-disable-next-line syntax/no-restricted-syntax
    const frame = await gallery.locator('.swiper').boundingBox();
    const boxes = await Promise.all((await gallery.getByRole('img').all()).map((one) => one.boundingBox()));
    return boxes.filter((box) => box && frame && box.x > frame.x - 2 && box.x < frame.x + frame.width - 2)
      .length;
  };
  for (const [width, inView] of [
    [640, 1],
    [800, 2],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(inSight).toBe(inView);
    await gallery.getByRole('button', { name: 'Previous picture' }).click();
    await expect(gallery.getByRole('status')).toHaveText('6 / 6');
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(gallery.getByRole('status')).toHaveText('1 / 6');
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(gallery.getByRole('status')).toHaveText('2 / 6');
    await expect.poll(inSight).toBe(inView);
    await gallery.getByRole('button', { name: 'Previous picture' }).click();
    await expect(gallery.getByRole('status')).toHaveText('1 / 6');
  }
});

test('in a narrow element a bar leads to the quote box; filling it in and narrowing it report no errors', async ({
  page,
}) => {
  const quote = new Quote(page);
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(catamaran);
  await expect(page.getByText('From $69.00 USD', { exact: true })).toBeInViewport();
  const bar = page.getByRole('button', { name: 'Check availability' });
  await bar.click();
  await expect(page.getByRole('heading', { name: 'Check availability' })).toBeFocused();
  await expect(page.getByLabel('Rate', { exact: true })).toBeInViewport();
  // Once the box is in view, the bar is gone, for the keyboard too.
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Control+Home');
  await expect(bar).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(quote.add).toBeVisible();
  await quote.rate('Standard');
  await quote.date(daysFromNow(10).typed);
  for (const width of [900, 760, 690, 420, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
  }
  await quote.field('Date').click();
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await page.keyboard.press('Escape');
  await expect(quote.add).toBeEnabled();
});

test('days with places are shown side by side', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${company}/activities/water/isla-mujeres-catamaran`);
  const quote = new Quote(page);
  await quote.date(daysFromNow(4).typed);
  const days = page.getByRole('alert').getByRole('button');
  await expect(days).toHaveCount(3);
  const [first, second] = await Promise.all([days.nth(0).boundingBox(), days.nth(1).boundingBox()]);
  expect(second?.y).toBe(first?.y);
});

test('nothing in a description runs, loads or looks like a control', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${company}/activities/nature/zip-line-and-quad`);
  await expect(page.getByText('Seven lines above the trees')).toBeVisible();
  await expect(page.getByText('Up to 120 kg')).toBeVisible();
  await expect(page).toHaveTitle(/Booking Engine$/);
  const text = richTexts(page).first();
  await expect(text.locator('script, img, style, button, [onclick], [href]')).toHaveCount(0);
});

test('the pictures can be enlarged, beginning with the one in view', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(catamaran);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('status').filter({ hasText: '/' })).toHaveText('2 / 6');
  await page.getByRole('button', { name: 'Enlarge the pictures' }).click();
  const enlarged = page.getByRole('dialog', { name: 'Catamaran to Isla Mujeres' });
  await expect(enlarged.getByRole('status')).toHaveText('2 / 6');
  await enlarged.getByRole('button', { name: 'Next picture' }).click();
  await expect(enlarged.getByRole('status')).toHaveText('3 / 6');
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge the pictures' })).toBeFocused();
});

test(
  'on a phone, total and button stay in view once nothing is left to choose',
  { tag: '@long' },
  async ({ page }) => {
    const quote = new Quote(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(catamaran);
    await page.getByRole('button', { name: 'Check availability' }).click();
    await quote.rate('Standard');
    await quote.date(daysFromNow(10).typed);
    await quote.time('09:00');
    await quote.expectTotal('$69.00 USD');
    const [total, time] = await Promise.all([
      quote.total.boundingBox(),
      page.getByText('09:00', { exact: true }).boundingBox(),
    ]);
    // Nor do they cover the time that was chosen last.
    expect((time?.y ?? NaN) + (time?.height ?? NaN)).toBeLessThan(total?.y ?? NaN);
    await quote.people({ Adults: 2 });
    await quote.expectTotal('$138.00 USD');
    await expect(quote.total).toBeInViewport({ ratio: 1 });
    await expect(quote.add).toBeInViewport({ ratio: 1 });
  },
);

test('a quote box of its own does not grow with the page', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${partner}/partner/activities.html`);
  const add = page.locator('activity-quote').getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  expect((await add.boundingBox())?.width).toBeLessThanOrEqual(480);
});

for (const height of [900, 720])
  test(
    `the times of a date come into view, and then the total and the button, in a window of 1280 × ${height} px`,
    { tag: '@long' },
    async ({ page }) => {
      const quote = new Quote(page);
      await page.setViewportSize({ width: 1280, height });
      await page.goto(`${company}/activities/water/puerto-morelos-reef`);
      await quote.date(daysFromNow(10).typed);
      const times = page.getByRole('radiogroup', { name: 'Schedule' }).getByRole('radio');
      await expect(times).toHaveCount(3);
      for (const time of await times.all()) await expect(time).toBeInViewport({ ratio: 1 });
      await quote.time('09:00');
      await expect(quote.add).toBeInViewport({ ratio: 1 });
      // They stay in view beside the rest of the page.
      await page.getByRole('heading', { name: 'Rates' }).last().scrollIntoViewIfNeeded();
      await expect(quote.add).toBeInViewport({ ratio: 1 });
    },
  );

test(
  'on a desk tours are in three columns, and one that would be alone fills its row',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${company}/activities/tours`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    const [first, second, third, last] = boxes;
    expect([second?.y, third?.y]).toEqual([first?.y, first?.y]);
    expect(last?.x).toBe(first?.x);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((third?.x ?? 0) + (third?.width ?? 0), 0);
  },
);

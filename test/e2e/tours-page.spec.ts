import { company, partner } from '../support/demo-address.ts';
import { expectRoute, openEngine } from './support/engine.ts';
import { daysFromNow } from './support/dates.ts';
import { changeAnswer } from './support/provider.ts';
import { expect, test } from './support/test.ts';
import { Quote } from './support/tour.ts';
import { twoFrames } from './support/two-frames.ts';

const catamaran = '/activities/water/isla-mujeres-catamaran';

test.describe('the gallery', () => {
  for (const [width, inView] of [
    [640, 1],
    [800, 2],
    [1200, 3],
  ] as const) {
    test(`shows ${inView} of its pictures in ${width} px and goes round`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${company}${catamaran}`);
      const gallery = page.getByRole('group', { name: /Pictures of/ });
      const inSight = async () => {
        const frame = await gallery.locator('.swiper').boundingBox();
        const boxes = await Promise.all(
          (await gallery.getByRole('img').all()).map((one) => one.boundingBox()),
        );
        return boxes.filter((box) => box && frame && box.x > frame.x - 2 && box.x < frame.x + frame.width - 2)
          .length;
      };
      await expect.poll(inSight).toBe(inView);
      await gallery.getByRole('button', { name: 'Previous picture' }).click();
      await expect(gallery.getByRole('status')).toHaveText('6 / 6');
      for (let turn = 0; turn < 2; turn++) {
        await gallery.getByRole('button', { name: 'Next picture' }).click();
        await expect(gallery.getByRole('status')).toHaveText(`${turn + 1} / 6`);
      }
      await expect.poll(inSight).toBe(inView);
    });
  }

  test('is the main picture where there is no other, and a drawing where there is none', async ({ page }) => {
    await page.goto(`${company}/activities/tours/calakmul-two-days`);
    await expect(page.getByRole('img', { name: /Calakmul/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
    await page.goto(`${company}/activities/nature/horse-riding`);
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  });
});

test('only what the provider tells has a heading', async ({ page }) => {
  await page.goto(`${company}/activities/evenings/taco-walk`);
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Description',
    "What's included",
    'What to bring',
    'Rates',
    'Check availability',
  ]);
  await page.goto(`${company}/activities/evenings/dinner-show`);
  await expect(page.getByRole('heading', { name: "What's not included" })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  await expect(page.getByText('Family favourite')).toBeVisible();
});

test('nothing in a description runs, loads or looks like a control', async ({ page }) => {
  await page.goto(`${company}/activities/nature/zip-line-and-quad`);
  await expect(page.getByText('Seven lines above the trees')).toBeVisible();
  await expect(page.getByText('Up to 120 kg')).toBeVisible();
  await expect(page).toHaveTitle(/Booking Engine$/);
  const text = page.locator('.rich-text').first();
  await expect(text.locator('script, img, style, button, [onclick], [href]')).toHaveCount(0);
});

test('prices and titles of rates are shown as far as the company wishes', async ({ page }) => {
  await openEngine(page, { path: '/activities/water/parasailing' });
  await expect(page.getByRole('heading', { name: 'Per flight' })).toBeVisible();
  await expect(page.getByText(/per adult/)).toHaveCount(0);
  await openEngine(page, { path: '/activities/water/private-yacht' });
  await expect(page.getByText('$780.00 USD per group')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Four hours' })).toHaveCount(0);
});

test('in a narrow place a bar leads to the quote box', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(`${company}${catamaran}`);
  await expect(page.getByText('From $69.00 USD')).toBeInViewport();
  await page.getByRole('button', { name: 'Check availability' }).click();
  await expect(page.getByRole('heading', { name: 'Check availability' })).toBeFocused();
  await expect(page.getByLabel('Rate', { exact: true })).toBeInViewport();
});

test('a link can open the page with the dialog of an added tour', async ({ page }) => {
  await page.goto(`${company}${catamaran}?onadd`);
  const added = page.getByRole('dialog', { name: 'Added to cart' });
  await expect(added.getByRole('button', { name: 'Continue to Cart' })).toBeVisible();
  await added.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${company}${catamaran}`);
  await page.goto(`${company}${catamaran}?onadd=1`);
  await added.getByRole('button', { name: 'Back to add more' }).click();
  await expect(page).toHaveURL(`${company}/activities/water`);
});

test('search engines read what the tour is, on the storefront’s own page alone', async ({ page }) => {
  const blocks = page.locator('script[type="application/ld+json"]');
  await page.goto(`${company}/activities/nature/zip-line-and-quad`);
  await expect(blocks).toHaveCount(1);
  const data = JSON.parse((await blocks.textContent()) ?? '') as Record<string, unknown>;
  expect(data).toMatchObject({
    name: 'Zip lines and quad bikes',
    offers: { price: 79, priceCurrency: 'USD' },
  });
  expect(JSON.stringify(data)).not.toContain('<');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(blocks).toHaveCount(0);
  await openEngine(page, { path: catamaran });
  await expect(page.getByRole('heading', { name: 'Rates' })).toBeVisible();
  await expect(blocks).toHaveCount(0);
});

test.describe('a tour that is not there', () => {
  test.use({ expectedErrors: [/404/] });

  test('leads to the others', async ({ page }) => {
    await openEngine(page, { path: '/activities/water/submarine' });
    await expect(page.getByText('This activity is not offered any more')).toBeVisible();
    await page.getByRole('button', { name: 'See all activities' }).click();
    await expectRoute(page, '/activities');
  });
});

test('an answer with gaps shows what there is', async ({ page }) => {
  await changeAnswer(page, /^\/tours\/[^/]+$/, ({ id, title }) => ({
    id,
    title,
    tags: null,
    gallery: 'none',
  }));
  await page.goto(`${partner}/partner/booking-engine.html`);
  await page.getByRole('link', { name: 'Catamaran to Isla Mujeres' }).click();
  await expect(page.getByRole('heading', { name: 'Catamaran to Isla Mujeres' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await expect(page.locator('booking-engine')).not.toContainText(/NaN|undefined|\[object/);
});

test('a page hears of no error while a tour is shown, booked and made narrower', async ({ page }) => {
  const quote = new Quote(page);
  await page.setViewportSize({ width: 1100, height: 900 });
  await openEngine(page, { path: catamaran });
  await expect(quote.add).toBeVisible();
  await quote.field('Rate').selectOption('Standard');
  await quote.date(daysFromNow(12).typed);
  for (const width of [900, 760, 690, 420, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
  }
  await quote.field('Date').click();
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await page.keyboard.press('Escape');
  await expect(quote.add).toBeEnabled();
});

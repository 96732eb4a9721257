import { company, partner } from '../support/demo-address.ts';
import { axeViolations, expectAccessible } from './support/axe.ts';
import { daysFromNow } from './support/dates.ts';
import { navigate } from './support/engine.ts';
import { extraCard } from './support/extras.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

const screens = {
  '/activities': 'Activities',
  '/activities/water': 'On the water',
  '/extras': 'Complement your transportation',
  '/activities/water/isla-mujeres-catamaran': 'Check availability',
};
const widths = [320, 768, 1280];

test('tours and extras are accessible in light and dark mode, and do not scroll sideways', async ({
  page,
}) => {
  await page.goto(`${company}/`);
  await expect(page.getByRole('heading', { name: 'Food and evenings' })).toBeVisible();
  await expectOpenWay(page, '/');
  for (const [path, heading] of Object.entries(screens)) {
    await navigate(page, path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    if (path === '/extras')
      await extraCard(page, /Child seat/)
        .getByLabel('Units', { exact: true })
        .selectOption('2');
    if (heading === 'Check availability') await fillQuote(page);
    await expectOpenWay(page, path);
  }
});

test('a page with all elements is accessible', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${partner}/partner/activities.html`);
  // An element further down loads when it comes near.
  await page.locator('activity-quote').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Check availability' })).toBeVisible();
  await expect(page.locator('activities-list').getByRole('article')).toHaveCount(4);
  const violations = await axeViolations(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

async function fillQuote(page: Page): Promise<void> {
  const quote = new Quote(page);
  await quote.rate('Premium deck');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await quote.date(daysFromNow(10).typed);
  await quote.expectTotal('$99.00 USD');
  await expect(quote.add).toBeEnabled();
}

async function expectOpenWay(page: Page, path: string): Promise<void> {
  await expectAccessible(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} at ${width} px`).toBe(0);
  }
}

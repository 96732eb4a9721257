import { partner } from '../support/demo-address.ts';
import { axeViolations } from './support/axe.ts';
import { expect, longUnless, test } from './support/test.ts';

for (const [width, height, most] of [
  [1280, 720, 2800],
  [360, 740, 5800],
] as const) {
  test(
    `the first screenful at ${width}×${height} has a live widget, and the rest is not long`,
    longUnless(width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${partner}/`);
      const search = page.locator('#stage').getByRole('button', { name: 'Search' });
      await expect(search).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#doc-list a').first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
    },
  );
}

test('on a phone the snippet wraps, and no width is offered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${partner}/`);
  const snippet = page.getByRole('region', { name: 'Snippet' });
  await expect(snippet).toContainText('booking.js');
  const hidden = (box: Element) => box.scrollWidth - box.clientWidth;
  expect(await snippet.evaluate(hidden)).toBe(0);
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeHidden();
});

test(
  'hostile pages are behind one fold, and a link to a fold opens it',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${partner}/#faults`);
    await expect(page.getByRole('link', { name: 'Prices fail', exact: true })).toBeVisible();
    const hostile = page.getByRole('link', { name: 'A page in quirks mode' });
    await expect(hostile).toBeHidden();
    await page.getByText(/^Hostile pages/).click();
    await expect(hostile).toBeVisible();
    expect(await page.locator('a[href*="hostile/"]:visible').count()).toBe(20);
  },
);

for (const site of [
  'booking-engine',
  'spanish-hotel',
  'activities',
  'dark-page',
  'transfers-box',
  'overlay',
  'locked-hotel',
  'trip-links',
  'any-language',
]) {
  test(
    `the site ${site} is accessible, without scrolling sideways on a small phone`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${partner}/partner/${site}.html`);
      await expect(page.getByRole('combobox').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const violations = await axeViolations(page);
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target)])).toEqual([]);
    },
  );
}

test('every page that it links to exists, and it is accessible', async ({ page, request }) => {
  await page.goto(`${partner}/`);
  await expect(page.locator('#doc-list a').first()).toBeVisible();
  await expect(page.locator('#stage').getByRole('button', { name: 'Search' })).toBeVisible();
  const links = page.locator('a[href]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = [...new Set(addresses)].filter((address) => !address.includes('#'));
  expect(own.length).toBeGreaterThan(15);
  for (const address of own) expect((await request.get(address)).status(), address).toBe(200);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await axeViolations(page);
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target)])).toEqual([]);
  }
});

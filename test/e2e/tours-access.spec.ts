import AxeBuilder from '@axe-core/playwright';
import { company } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { expect, test } from './support/test.ts';
import { Quote } from './support/tour.ts';

const screens = {
  '/': 'Food and evenings',
  '/activities': 'Activities',
  '/activities/water': 'On the water',
  '/activities/water/isla-mujeres-catamaran': 'Check availability',
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [path, heading] of Object.entries(screens)) {
    test(`nothing bars anybody’s way on ${path}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${company}${path}`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      if (heading === 'Check availability') {
        const quote = new Quote(page);
        await quote.field('Rate').selectOption('Premium deck');
        await page.getByRole('radio', { name: 'Yes' }).check();
        await quote.date(daysFromNow(10).typed);
        await quote.expectTotal('$99.00 USD');
        await expect(quote.add).toBeEnabled();
      }
      const { violations } = await new AxeBuilder({ page }).include('booking-engine').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

for (const width of [320, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, heading] of Object.entries(screens)) {
      await page.goto(`${company}${path}`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}

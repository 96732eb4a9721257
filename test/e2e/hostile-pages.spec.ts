import { pageFacts, probed, untouchedProbe, watchPage } from './support/host-facts.ts';
import {
  hostilePage,
  hostilePages,
  picturesOf,
  picturesOnBarePage,
  withFewAnswers,
} from './support/hostile.ts';
import { difference } from './support/pixels.ts';
import { expect, longUnless, test } from './support/test.ts';

test.use({ viewport: { width: 1000, height: 2100 } });

for (const name of hostilePages) {
  test(
    `${name}: the same pixels as on a bare page, and the page as it was`,
    longUnless(name === 'style-reset'),
    async ({ page }) => {
      await watchPage(page);
      await withFewAnswers(page);
      await page.goto(hostilePage(name), { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      const untouched = await pageFacts(page);
      const pictures = await picturesOf(page, async () => {
        expect(await pageFacts(page)).toEqual(untouched);
        expect(await probed(page)).toEqual(untouchedProbe);
      });
      const width = await page.locator('booking-engine').evaluate((engine) => engine.clientWidth);
      const bare = await picturesOnBarePage(page, width);
      const blank = await page.context().newPage();
      for (const screen of ['box', 'home', 'prices'] as const) {
        const { sizes, pixels } = await difference(blank, pictures[screen], bare[screen]);
        expect.soft(sizes[0], `size of ${screen}`).toBe(sizes[1]);
        expect.soft(pixels, `pixels of ${screen} that differ`).toBe(0);
      }
    },
  );
}

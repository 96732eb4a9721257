import { company } from '../support/demo-address.ts';
import { expect, longUnless, test } from './support/test.ts';

for (const locale of ['en-US', 'es'])
  test.describe(locale, () => {
    // Its words are the longer ones.
    const long = longUnless(locale === 'es');
    test.use({ locale });

    for (const width of [768, 1280])
      test(
        `the counts of neighbouring extras are on one line, ${width} px wide`,
        { tag: '@long' },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${company}/extras`);
          const cards = page.getByRole('article');
          await expect(cards).toHaveCount(8);
          const places = await Promise.all(
            (await cards.all()).map(async (card) => ({
              top: (await card.boundingBox())?.y,
              count: (await card.getByRole('combobox').first().boundingBox())?.y,
            })),
          );
          for (const { top, count } of places)
            for (const neighbour of places.filter((other) => other.top === top))
              expect(neighbour.count).toBeCloseTo(count ?? NaN, 0);
        },
      );

    test('the counts of all extras are equally far apart on a phone', long, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${company}/extras`);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(8);
      const distances = new Set<number>();
      for (const card of await cards.all()) {
        const [first, second] = await Promise.all(
          (await card.getByRole('combobox').all()).map((count) => count.boundingBox()),
        );
        if (first && second) distances.add(Math.round(second.y - first.y));
      }
      expect([...distances]).toHaveLength(1);
    });
  });

import { daysFromNow } from './support/dates.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { type } from './support/keyboard.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { expect, longUnless, test } from './support/test.ts';

for (const width of [360, 1280]) {
  test(
    `a round trip needs ten entries by keyboard, and nothing moves, ${width} pixels wide`,
    longUnless(width === 360),
    async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      await page.setViewportSize({ width, height: 740 });
      const journey = new Journey(page);
      await openEngine(page, { path: quintaLunaPrices({ date: daysFromNow(12).typed }) });
      await journey.chooseTrip(/sedan/i, 'roundtrip');
      await expect(journey.field('Flight number')).toHaveCount(2);
      await expect(page.locator('booking-engine [aria-required=true]')).toHaveCount(10);

      await type(page, journey.field('Flight number').first(), 'AM 445');
      await type(page, journey.field('Hour').first(), '1430');
      await expect(page.getByText(/^We pick you up on .* after landing/)).toBeVisible();
      await type(page, journey.field('Flight number').last(), 'DL 1827');
      await type(page, journey.field('Flight date').last(), daysFromNow(19).typed);
      await type(page, journey.field('Hour').last(), '1810');
      await expect(page.getByText('Valid pickup time', { exact: true })).toHaveCount(2);
      await expect(journey.button('Add to cart')).toBeEnabled();
      expect(
        await journey
          .field('Airline')
          .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
      ).toEqual(['Aeroméxico', 'Delta']);
      expect(shifts).toEqual([]);
    },
  );
}

import type { Locator } from 'playwright/test';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

for (const size of windows) {
  test(
    `at ${size.width} × ${size.height} a transfer is checked, and found in the cart, down one column and in one view`,
    { tag: '@long' },
    async ({ page }) => {
      const journey = new Journey(page);
      const { say } = journey;
      await page.setViewportSize(size);
      await openEngine(page, { path: quintaLunaPrices() });
      await journey.chooseTrip(/sedan/i, 'roundtrip');
      await journey.fillFlight(say.arrival, arrivalFlight);
      await journey.fillFlight(say.departure, { ...arrivalFlight, inDays: 19, hour: '16' });
      await journey.button(say.addToCart).click();

      const check = journey.dialog(say.confirm);
      // The trip, and the flight and pickup of each way.
      await expect(check.getByRole('definition')).toHaveCount(5 + 2 * 4);
      await expectOneColumn(check);
      for (const seen of [check.getByText('$115.00 USD'), check.getByText('Departure pickup')])
        await expect(seen).toBeInViewport({ ratio: 1 });
      await check.getByRole('button', { name: say.addToCart }).click();

      const added = journey.dialog(say.added);
      // The trip, both pickups, and the total of the cart.
      await expect(added.getByRole('definition')).toHaveCount(5 + 2 + 1);
      await expectOneColumn(added);
      for (const seen of [added.getByText('$115.00 USD'), added.getByRole('button', { name: say.toCart })])
        await expect(seen).toBeInViewport({ ratio: 1 });
    },
  );
}

/** All labels of a transfer begin below one another, and so do its values. The total of the cart is not part of it. */
async function expectOneColumn(dialog: Locator): Promise<void> {
  const starts = await dialog
    .getByRole('term')
    .evaluateAll((labels) =>
      labels
        .filter(({ textContent }) => textContent !== 'Cart total')
        .map((label) => [label, label.nextElementSibling].map((box) => box?.getBoundingClientRect().x)),
    );
  expect(new Set(starts.map(String)).size, JSON.stringify(starts)).toBe(1);
}

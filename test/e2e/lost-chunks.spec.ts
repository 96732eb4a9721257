import { openEngine } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { extraCard } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { apiBase, openMade, statesOf } from './support/made-page.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

// The browser's own error for the file that a deployment has removed, and ours.
test.use({ expectedErrors: [/Failed to load resource|A chunk could not be loaded/] });

for (const [what, chunk] of [
  ['a screen', /\/chunks\/transfers-(?!box)[^/]+$/],
  ['the words of further screens', /\/chunks\/en-rest-/],
] as const) {
  test(
    `${what} that a deployment took away is asked for again, then told; a reload helps and keeps the cart`,
    longUnless(what === 'a screen'),
    async ({ page }) => {
      const { all: errors } = await recordEvents(page, { only: ['booking-error'] });
      await openEngine(page, { path: '/extras' });
      await extraCard(page, /Child seat/)
        .getByLabel('Units', { exact: true })
        .selectOption('1');
      const asked = await takeAway(page, chunk);
      await page.reload();
      await page.getByRole('link', { name: 'Door to Door' }).click();
      await expect(page.getByRole('alert')).toContainText('Your cart is saved.', { timeout: 30_000 });
      expect(asked.length).toBeGreaterThan(1);
      await expect
        .poll(() => errors.map(({ detail }) => detail))
        .toEqual([{ v: 1, code: 'network', phase: 'load', retryable: true }]);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await page.getByRole('link', { name: 'Door to Door' }).click();
      await expect(page.getByRole('combobox', { name: 'Pickup' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible();
    },
  );
}

test(
  'a next screen whose chunk is missing for a while is there if it has come back when it is opened',
  { tag: '@long' },
  async ({ page }) => {
    const chunk = /\/chunks\/transfers-(?!box)[^/]+$/;
    const asked = await takeAway(page, chunk);
    await openEngine(page);
    const journey = new Journey(page);
    await page.getByLabel('Airport', { exact: true }).selectOption({ label: 'Cancún International Airport' });
    await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await page.unroute(chunk);
    await journey.button('Search').click();
    await expect(page.getByRole('heading', { name: 'Select an option' })).toBeVisible();
  },
);

for (const [what, chunk] of [
  ['view of an element', /\/chunks\/transfers-box-/],
  ['code that locks its field', /\/chunks\/trip-preset-/],
] as const) {
  test.describe(`the ${what} is lost`, () => {
    test.use({ expectedErrors: [/Failed to load resource|Are its chunks next to the script\?/] });

    test(
      'it says so above the page’s own link, and another try helps',
      longUnless(what === 'view of an element'),
      async ({ page }) => {
        const { all: errors } = await recordEvents(page, { only: ['booking-error'] });
        await takeAway(page, chunk);
        // With a place that only the view can look up, so that no first form comes before it.
        await openMade(page, {
          body: `<transfers-box api-base="${apiBase}" lang="es" from="cun" lock="from"><a href="/">Book online</a></transfers-box>`,
        });
        const box = page.locator('transfers-box');
        await expect(box.getByRole('alert')).toHaveText('No se pudo cargar la reserva. Intentar de nuevo');
        await expect(box.getByRole('link', { name: 'Book online' })).toBeVisible();
        expect(await statesOf(box)).toEqual(['error']);
        expect(errors.map(({ detail }) => detail)).toEqual([
          { v: 1, code: 'network', phase: 'load', retryable: true },
        ]);
        await page.unroute(chunk);
        await box.getByRole('button', { name: 'Intentar de nuevo' }).click();
        await expect(box.getByRole('button', { name: 'Buscar' })).toBeVisible();
        await expect(box.getByRole('alert')).toHaveCount(0);
      },
    );
  });
}

async function takeAway(page: Page, chunk: RegExp): Promise<string[]> {
  const asked: string[] = [];
  await page.route(chunk, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  return asked;
}

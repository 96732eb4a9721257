import { defaultLanguage, languages } from '../../src/schema/language.ts';
import { daysFromNow } from './support/dates.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

// Texts per language are covered by the screen tests.
test(
  'flights and pickups stay when language and currency change; so do scroll position and focus',
  { tag: '@long' },
  async ({ page }) => {
    const journey = new Journey(page);
    await page.setViewportSize({ width: 1280, height: 600 });
    await openEngine(page, { path: quintaLunaPrices() });
    await journey.chooseTrip(/sedan/i, 'oneway');
    await journey.fillFlight('Arrival Details', arrivalFlight);
    await journey.field('Flight date').blur();
    await journey.field('Hour').last().focus();
    await journey.field('Hour').last().selectOption('17');
    await expect(page.getByText('Valid pickup time', { exact: true })).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.evaluate(() => {
      Object.assign(document.querySelector('booking-engine') ?? {}, { lang: 'es', currency: 'EUR' });
    });
    await expect(page.getByRole('heading', { name: 'Detalles de llegada' })).toBeVisible();
    await expect(journey.field('Aerolínea')).toHaveValue('Aeromexico');
    await expect(journey.field('Fecha del vuelo')).toHaveValue(daysFromNow(12, 'es').shown);
    await expect(journey.field('Hora').last()).toHaveValue('17');
    await expect(page.getByText('Hora de recogida válida', { exact: true })).toBeVisible();
    await expect(page.getByText(/^\$.* EUR$/).first()).toBeVisible();
    await expect(journey.field('Hora').last()).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);

for (const language of languages.filter((one) => one !== defaultLanguage)) {
  test(`a transfer is booked in "${language}"`, { tag: '@long' }, async ({ page }) => {
    await openEngine(page, { attributes: { lang: language } });
    await expect(page.locator('booking-engine [part=root]')).toHaveAttribute('lang', language);
    await new Journey(page, language).bookSedan();
  });
}

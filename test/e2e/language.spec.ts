import { defaultLanguage, languages } from '../../src/schema/language.ts';
import { daysFromNow } from './support/dates.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { closedGate } from './support/gate.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { apiBase, openMade } from './support/made-page.ts';
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
    await journey.button('Change').click();
    await expect(journey.field('Hour').last()).toBeFocused();
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

test('a screen keeps its language until all its messages are there, although a smaller element has its own', async ({
  page,
}) => {
  const rest = closedGate();
  await page.route(/\/chunks\/es-rest-/, async (route) => {
    await rest.passed;
    await route.continue();
  });
  const attributes = `api-base="${apiBase}"`;
  const engine = `<booking-engine ${attributes} route="/cart/checkout"></booking-engine>`;
  await openMade(page, { body: `<transfers-box ${attributes}></transfers-box>${engine}` });
  await page.getByLabel('Language').selectOption('es');
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  rest.open();
  await expect(page.getByText('¡Su carrito está vacío!')).toBeVisible();
});

for (const language of languages.filter((one) => one !== defaultLanguage)) {
  test(`a transfer is booked in "${language}"`, { tag: ['@firefox', '@long'] }, async ({ page }) => {
    await openEngine(page, { attributes: { lang: language } });
    await expect(page.locator('booking-engine [part=root]')).toHaveAttribute('lang', language);
    await new Journey(page, language).bookSedan();
  });
}

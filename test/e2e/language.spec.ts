import { daysFromNow } from './support/dates.ts';
import { expectRoute, openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { requestsTo } from './support/provider.ts';
import { expect, test } from './support/test.ts';

test('the search keeps what was entered when the language changes', async ({ page }) => {
  const settings = requestsTo(page, '/settings');
  const journey = new Journey(page);
  await openEngine(page, { path: '/transfers?airport=cun' });
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.field('Date').fill(daysFromNow(20).typed);
  await page.getByRole('switch', { name: 'Return trip' }).check();
  await journey.field('Adults').fill('5');
  await journey.field('Language').focus();
  await journey.field('Language').selectOption('es');
  await expect(page.getByRole('heading', { name: 'Reserve su traslado' })).toBeVisible();
  await expect(journey.field('Idioma')).toBeFocused();
  await expect(journey.field('Aeropuerto')).toHaveValue('cun');
  await expect(journey.field('Destino')).toHaveValue('Quinta Luna Hotel');
  await expect(journey.field('Fecha')).toHaveValue(daysFromNow(20, 'es').shown);
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(journey.field('Adultos')).toHaveValue('5');
  await expectRoute(page, '/transfers?airport=cun');
  await journey.field('Idioma').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Book your transfer' })).toBeVisible();
  await expect(journey.field('Date')).toHaveValue(daysFromNow(20).shown);
  expect(settings.map(({ query }) => query.get('lang'))).toEqual(['en', 'es']);
});

test('flights and pickups stay when language and currency change; place and focus too', async ({ page }) => {
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
});

test('pesos mean Spanish, unless a language is named', async ({ page }) => {
  await openEngine(page, { attributes: { currency: 'MXN' } });
  await expect(page.getByRole('heading', { name: 'Transporte al aeropuerto' })).toBeVisible();
  await expect(page.getByLabel('Moneda')).toHaveValue('mxn');
  await page.evaluate(() => document.querySelector('booking-engine')?.setAttribute('lang', 'en'));
  await expect(page.getByRole('heading', { name: 'Airport Transportation' })).toBeVisible();
  await expect(page.getByLabel('Currency')).toHaveValue('mxn');
});

test('taken off the element, language and currency follow the rules again', async ({ page }) => {
  await openEngine(page, { attributes: { lang: 'es', currency: 'eur' } });
  await expect(page.getByRole('heading', { name: 'Transporte al aeropuerto' })).toBeVisible();
  await expect(page.getByLabel('Moneda')).toHaveValue('eur');
  await page.evaluate(() => document.querySelector('booking-engine')?.removeAttribute('lang'));
  await expect(page.getByRole('heading', { name: 'Airport Transportation' })).toBeVisible();
  await page.evaluate(() => document.querySelector('booking-engine')?.removeAttribute('currency'));
  await expect(page.getByLabel('Currency')).toHaveValue('usd');
});

test('choosing pesos on the way turns to Spanish', async ({ page }) => {
  await openEngine(page);
  await page.getByLabel('Currency').selectOption('mxn');
  await expect(page.getByRole('heading', { name: 'Transporte al aeropuerto' })).toBeVisible();
});

test.describe('a browser in Mexican Spanish', () => {
  test.use({ locale: 'es-MX' });
  test('is spoken to in Spanish', async ({ page }) => {
    const settings = requestsTo(page, '/settings');
    await openEngine(page);
    await expect(page.getByRole('heading', { name: 'Transporte al aeropuerto' })).toBeVisible();
    await expect(page.getByLabel('Moneda')).toHaveValue('usd');
    expect(settings.map(({ query }) => query.get('lang'))).toEqual(['es']);
    const ready = await page.evaluate(() =>
      document.querySelector('booking-engine')?.shadowRoot?.querySelector('.root')?.getAttribute('lang'),
    );
    expect(ready).toBe('es');
  });
});

import { openEngine } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { fakeMaps } from './support/stand-in-maps.ts';
import { expect, test, type Page } from './support/test.ts';

test('the way by road, with distance and duration, in the light DOM', async ({ page }) => {
  const addresses: string[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    addresses.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: fakeMaps });
  });
  await chooseTrip(page, { 'maps-key': 'demo-key', lang: 'en' });
  await expect(page.getByText('Distance: 68 km')).toBeVisible();
  await expect(page.getByText('Duration: 1 hour 5 mins')).toBeVisible();
  const map = page.locator('booking-engine > [slot=booking-map]');
  await expect(map).toBeVisible();
  await expect(map).toHaveAttribute('data-zoom', '14');
  expect(addresses).toHaveLength(1);
  const { searchParams } = new URL(addresses[0] ?? '');
  expect([searchParams.get('key'), searchParams.get('language')]).toEqual(['demo-key', 'en']);
  const asked = await page.evaluate(
    () => (window as unknown as { google: { maps: { asked: unknown } } }).google.maps.asked,
  );
  expect(asked).toMatchObject({ origin: { placeId: 'ChIJsandboxCUN0000000000' }, travelMode: 'DRIVING' });

  await new Journey(page).button('Search').click();
  await expect(page.getByRole('heading', { name: 'Select an option' })).toBeVisible();
  await expect(map).toHaveCount(0);
});

test.describe('a service that cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('is tried four times, later and later, and then left out in silence', async ({ page }) => {
    let tries = 0;
    await page.route('https://maps.googleapis.com/**', (route) => {
      tries++;
      return route.abort();
    });
    await page.clock.install();
    await chooseTrip(page, { 'maps-key': 'demo-key' });
    const waits: number[] = [];
    for (const wanted of [1, 2, 3, 4]) {
      let waited = 0;
      for (; tries < wanted && waited < 10_000; waited += 100) await page.clock.runFor(100);
      waits.push(waited);
    }
    expect(tries).toBe(4);
    const [, ...pauses] = waits.map((wait) => Math.floor(wait / 900));
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(new Set(pauses).size).toBe(3);
    await page.clock.runFor(60_000);
    expect(tries).toBe(4);
    await expect(page.locator('booking-engine [part=map]')).toHaveCount(0);
    await expect(page.getByText('Distance')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('comes when a later try gets through', async ({ page }) => {
    let tries = 0;
    await page.route('https://maps.googleapis.com/**', (route) =>
      ++tries < 2 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: fakeMaps }),
    );
    await chooseTrip(page, { 'maps-key': 'demo-key' });
    await expect(page.getByText('Distance: 68 km')).toBeVisible();
    expect(tries).toBe(2);
  });
});

test('without a key there is no map, and nothing is asked for', async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (/google/.test(request.url())) strangers.push(request.url());
  });
  await chooseTrip(page, {});
  await expect(page.locator('booking-engine [part=map]')).toHaveCount(0);
  expect(strangers).toEqual([]);
});

async function chooseTrip(page: Page, attributes: Record<string, string>): Promise<void> {
  await openEngine(page, { path: '/transfers?airport=cun', attributes });
  await new Journey(page).choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
}

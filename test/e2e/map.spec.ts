import { openEngine } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { fakeMaps, standInForMaps } from './support/stand-in-maps.ts';
import { expect, test, type Page } from './support/test.ts';

test.describe('a service that cannot be reached at first', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test(
    'the route by road, with distance and duration, in the light DOM, once a retry succeeds',
    { tag: '@long' },
    async ({ page }) => {
      const addresses: string[] = [];
      await page.route('https://maps.googleapis.com/**', (route) => {
        addresses.push(route.request().url());
        return addresses.length < 2
          ? route.abort()
          : route.fulfill({ contentType: 'text/javascript', body: fakeMaps });
      });
      await chooseTrip(page, { 'maps-key': 'demo-key', lang: 'en' });
      await expect(page.getByText('Distance: 68 km')).toBeVisible();
      await expect(page.getByText('Duration: 1 hour 5 mins')).toBeVisible();
      const map = page.locator('booking-engine > [slot=booking-map]');
      await expect(map).toBeVisible();
      await expect(map).toHaveAttribute('data-zoom', '14');
      expect(addresses).toHaveLength(2);
      const { searchParams } = new URL(addresses[0] ?? '');
      expect([searchParams.get('key'), searchParams.get('language')]).toEqual(['demo-key', 'en']);
      const asked = await page.evaluate(
        () => (window as unknown as { google: { maps: { asked: unknown } } }).google.maps.asked,
      );
      expect(asked).toMatchObject({ origin: 'places/ChIJsandboxCUN0000000000', travelMode: 'DRIVING' });
      const drawn = await page.evaluate(() => {
        const { lines, bounds, askedDirections } = (
          window as unknown as { google: { maps: Record<string, unknown> } }
        ).google.maps;
        return { lines: (lines as unknown[]).length, bounds, askedDirections };
      });
      expect(drawn).toEqual({ lines: 1, bounds: 'viewport', askedDirections: undefined });

      const journey = new Journey(page);
      await journey.search();
      await expect(map).toHaveCount(0);

      await journey.chooseTrip(/sedan/i, 'oneway');
      await journey.fillFlight('Arrival Details', arrivalFlight);
      const moments = page.getByRole('list', { name: 'Your pickup' }).getByRole('listitem');
      await expect(moments.filter({ hasText: 'Hotel' })).toHaveText(
        /16:35.*1\sh\s5\smin\slater\s\(estimate\)/,
      );
    },
  );

  test(
    'is tried four times, at growing intervals, and then silently omitted',
    { tag: '@long' },
    async ({ page }) => {
      let tries = 0;
      await page.route('https://maps.googleapis.com/**', (route) => {
        tries++;
        return route.abort();
      });
      await page.addInitScript(() => {
        const failures: number[] = [];
        Reflect.set(window, 'mapFailures', failures);
        const note = ({ target }: Event) => {
          if (target instanceof HTMLScriptElement) failures.push(Date.now());
        };
        addEventListener('error', note, true);
      });
      const failures = () => page.evaluate(() => Reflect.get(window, 'mapFailures') as number[]);
      await page.clock.install();
      await chooseTrip(page, { 'maps-key': 'demo-key' });
      const oneMore = async () => {
        await page.clock.runFor(500);
        return (await failures()).length;
      };
      await expect.poll(oneMore).toBe(4);
      const [first = 0, second = 0, third = 0, fourth = 0] = await failures();
      expect(second - first).toBeGreaterThanOrEqual(1_000);
      expect(third - second).toBeGreaterThanOrEqual(2_000);
      expect(fourth - third).toBeGreaterThanOrEqual(4_000);
      await page.clock.runFor(60_000);
      expect(tries).toBe(4);
      await expect(page.locator('booking-engine [part=map]')).toHaveCount(0);
      await expect(page.getByText('Distance')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
});

test(
  'a key of an older project, which has the directions service alone',
  { tag: '@long' },
  async ({ page }) => {
    await standInForMaps(page, { services: ['directions'] });
    await chooseTrip(page, { 'maps-key': 'demo-key', lang: 'en' });
    await expect(page.getByText('Distance: 68 km')).toBeVisible();
    await expect(page.locator('booking-engine > [slot=booking-map]')).toBeVisible();
    const asked = await page.evaluate(
      () => (window as unknown as { google: { maps: Record<string, unknown> } }).google.maps.askedDirections,
    );
    expect(asked).toMatchObject({ origin: { placeId: 'ChIJsandboxCUN0000000000' }, travelMode: 'DRIVING' });
  },
);

async function chooseTrip(page: Page, attributes: Record<string, string>): Promise<void> {
  await openEngine(page, { path: '/transfers?airport=cun', attributes });
  await new Journey(page).choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
}

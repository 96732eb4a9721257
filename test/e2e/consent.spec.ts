import { partner } from '../support/demo-address.ts';
import { recordEvents } from './support/events.ts';
import { apiBase, openMade, setAttributes } from './support/made-page.ts';
import { standInForMaps } from './support/stand-in-maps.ts';
import { expect, test, type Page } from './support/test.ts';

/** The hosts outside this machine that the page makes requests to. */
function thirdParties(page: Page): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/^(localhost|127\.0\.0\.1)$|\.localhost$/.test(hostname))
      hosts.push(hostname);
  });
  return hosts;
}

async function choosePlace(page: Page): Promise<void> {
  await page.getByLabel('Destination').fill('quinta');
  await page.getByRole('option', { name: /Quinta Luna Hotel/ }).click();
}

const map = (page: Page) => page.locator('booking-engine > [slot=booking-map]');
const button = (page: Page, name = 'Show the map') => page.getByRole('button', { name, exact: true });

test(
  'a page’s consent tool decides about the map and analytics, and can be asked again',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const hosts = thirdParties(page);
    const { all: received } = await recordEvents(page, { only: ['booking-analytics'] });
    await standInForMaps(page);
    await page.goto(`${partner}/partner/consent.html`);
    await choosePlace(page);
    await expect(button(page)).toBeVisible();
    await expect(page.getByText('This loads Google Maps.')).toBeVisible();
    expect(hosts).toEqual([]);

    await button(page, 'Accept all').click();
    await expect(page.getByText('The storefront may use: analytics and maps')).toBeVisible();
    await expect(map(page)).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    await button(page, 'Decline').click();
    await expect(button(page)).toBeVisible();
    await expect(map(page)).toHaveCount(0);
    expect(new Set(hosts)).toEqual(new Set(['maps.googleapis.com']));

    await button(page, 'Search').click();
    await expect(page.getByRole('heading', { name: 'Select an option' })).toBeVisible();
    await expect.poll(() => received.length).toBe(1);
    await button(page, 'Statistics only').click();
    await page
      .getByRole('button', { name: /^One way \$/ })
      .first()
      .click();
    await expect(page.getByRole('log')).toHaveText(/^select_item/);
  },
);

const denied = `<booking-engine api-base="${apiBase}" route="/transfers?airport=cun" consent="denied"
  maps-key="key" analytics="provider datalayer"><a href="/">Book</a></booking-engine>`;

test(
  'denied: no third party is reached until the visitor shows the map, and the page grants analytics',
  { tag: ['@long', '@firefox'] },
  async ({ page }) => {
    const hosts = thirdParties(page);
    await standInForMaps(page);
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    );
    await page.route('**/widget/settings*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...((await response.json()) as object), googleGa4: 'G-TEST12345' },
      });
    });
    await openMade(page, { body: denied });
    await choosePlace(page);
    const engine = page.locator('booking-engine');
    await setAttributes(engine, { lang: 'es' });
    await expect(button(page, 'Mostrar el mapa')).toBeVisible();
    await setAttributes(engine, { lang: 'en' });
    await button(page).focus();
    await expect(button(page)).toBeFocused();
    expect(hosts).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(map(page)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Map' })).toBeFocused();
    const state = () =>
      engine.evaluate((element: HTMLElement & { consentState: object }) => element.consentState);
    expect(await state()).toEqual({ analytics: false, maps: true });
    expect(new Set(hosts)).toEqual(new Set(['maps.googleapis.com']));

    const grant = (analytics: boolean) =>
      engine.evaluate(
        (element, isGranted) =>
          (element as HTMLElement & { setConsent: (given: object) => void }).setConsent({
            analytics: isGranted,
          }),
        analytics,
      );
    const consents = () =>
      page.evaluate(() =>
        ((Reflect.get(window, 'bookingDataLayer') as ArrayLike<unknown>[] | undefined) ?? [])
          .map((command) => Array.from(command))
          .filter(([command]) => command === 'consent')
          .map(([, kind, given]) => [kind, (given as { analytics_storage: string }).analytics_storage]),
      );
    await grant(true);
    await expect.poll(consents).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
    await expect.poll(() => hosts).toContain('www.googletagmanager.com');
    await expect(map(page)).toBeVisible();
    await grant(false);
    await expect.poll(async () => (await consents()).at(-1)).toEqual(['update', 'denied']);
  },
);

test(
  'consent="auto" loads the code that listens to tools, and no other page does',
  { tag: '@long' },
  async ({ page }) => {
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/chunks/opt-in-')) chunks.push(request.url());
    });
    await openMade(page, { body: denied });
    await expect(page.getByLabel('Destination')).toBeVisible();
    expect(chunks).toEqual([]);
    await page.locator('booking-engine').evaluate((element) => element.setAttribute('consent', 'auto'));
    await expect.poll(() => chunks.length).toBe(1);
  },
);

test(
  'an element that has left the page asks no consent tool any more',
  { tag: '@long' },
  async ({ page }) => {
    await openMade(page, {
      body: `<booking-engine api-base="${apiBase}" consent="auto"><a href="/">Book</a></booking-engine>`,
    });
    const engine = page.locator('booking-engine');
    const questionsAt = (event: string) =>
      page.evaluate((type) => {
        let count = 0;
        Object.defineProperty(window, 'Cookiebot', {
          configurable: true,
          get: () => {
            count++;
            return undefined;
          },
        });
        window.dispatchEvent(new Event(type));
        return count;
      }, event);
    await expect.poll(() => questionsAt('CookiebotOnAccept')).toBeGreaterThan(0);
    await engine.evaluate((element) => element.remove());
    expect(await questionsAt('CookiebotOnAccept')).toBe(0);
  },
);

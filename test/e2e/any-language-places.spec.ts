import { company, partner } from '../support/demo-address.ts';
import { extraCard } from './support/extras.ts';
import { apiBase, openMade, setAttributes } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

const german = { Search: 'Suchen', 'Your cart is empty!': 'Ihr Warenkorb ist leer!', Close: 'Schließen' };
const japanese = { Search: '検索' };

/** Serves a locale file on every site of the demo. */
async function serve(page: Page, name: string, language: string, messages: object): Promise<void> {
  const body = JSON.stringify({ format: 1, language, messages });
  await page.route(new RegExp(`/${name}$`), (route) =>
    route.fulfill({ body, contentType: 'application/json', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
}

/** Configures the hosted page with a German file, named relative to its root. */
async function configureGerman(page: Page): Promise<void> {
  await page.context().grantPermissions(['local-network-access']);
  await serve(page, 'texts/de.json', 'de', german);
  await page.route(
    (url) => url.origin === company && !/\.\w+$|^\/(widget|sandbox)\b/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"apiBase":', '"localeUrl": "texts/de.json", "apiBase":');
      await route.fulfill({ response, body });
    },
  );
}

test(
  'the hosted page takes a file relative to its root, on any screen',
  { tag: '@long' },
  async ({ page }) => {
    await configureGerman(page);
    await page.goto(`${company}/cart/checkout`);
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer!' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto(`${company}/transfers`);
    await expect(page.getByRole('button', { name: 'Suchen', exact: true })).toBeVisible();
  },
);

test(
  'in a frame, the hosted page shows its file’s language until the host asks for another',
  { tag: ['@firefox', '@long'] },
  async ({ page }) => {
    await configureGerman(page);
    await page.goto(`${partner}/partner/frame.html`);
    const framed = page.frameLocator('iframe');
    await expect(page.getByRole('listitem').filter({ hasText: '"lang":"de"' })).toBeVisible();
    await page.getByLabel('Screen').selectOption('/transfers');
    await expect(framed.getByRole('button', { name: 'Suchen', exact: true })).toBeVisible();
    await page.getByLabel('Language').selectOption('es');
    await expect(framed.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  },
);

test('a form without an engine opens the overlay in its language', { tag: '@long' }, async ({ page }) => {
  await serve(page, 'de.json', 'de', german);
  await openMade(page, {
    body: `<activities-list api-base="${apiBase}" locale-url="de.json"></activities-list>`,
  });
  await page.getByRole('link', { name: /Catamaran/ }).click();
  const overlay = page.getByRole('dialog', { name: 'Costa Clara' });
  await expect(overlay.getByRole('button', { name: 'Schließen' })).toBeVisible();
});

test(
  'two elements of a page with different files share the one named last',
  { tag: '@long' },
  async ({ page }) => {
    await serve(page, 'de.json', 'de', german);
    await serve(page, 'ja.json', 'ja', japanese);
    const box = (file: string) =>
      `<transfers-box api-base="${apiBase}" locale-url="${file}"></transfers-box>`;
    await openMade(page, { body: box('de.json') + box('ja.json') });
    const searches = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(searches('検索')).toHaveCount(2);
    const first = page.locator('transfers-box').first();
    await setAttributes(first, { lang: 'fr' });
    await expect(searches('Rechercher')).toHaveCount(2);
    await setAttributes(first, { lang: null, 'locale-url': null });
    await expect(searches('Search')).toHaveCount(2);
    await setAttributes(first, { 'locale-url': 'de.json' });
    await expect(searches('Suchen')).toHaveCount(2);
  },
);

test(
  'a cart that travels to the hosted page keeps the language of both files',
  { tag: ['@firefox', '@long'] },
  async ({ page }) => {
    await configureGerman(page);
    await page.goto(`${partner}/partner/any-language.html`);
    await expect(page.getByRole('button', { name: 'Suchen', exact: true })).toBeVisible();
    await page.locator('booking-engine').evaluate((engine) => {
      (engine as HTMLElement & { navigate: (path: string) => void }).navigate('/extras');
    });
    await extraCard(page, /SIM card/)
      .getByRole('combobox')
      .first()
      .selectOption('2');
    const link = () =>
      page.locator('booking-engine').evaluate((engine) => {
        return (engine as HTMLElement & { tripLink: () => Promise<string | undefined> }).tripLink();
      });
    await expect.poll(link).toContain('#booking-trip=1.');
    const trip = (await link()) ?? '';
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto(trip);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByText('SIM card').first()).toBeVisible();
  },
);

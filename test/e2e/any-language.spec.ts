import { partner } from '../support/demo-address.ts';
import { closedGate } from './support/gate.ts';
import { apiBase, openMade, setAttributes } from './support/made-page.ts';
import { piecesFromLeft } from './support/pieces-from-left.ts';
import { expect, test } from './support/test.ts';

const german = {
  format: 1,
  language: 'de',
  messages: { Search: 'Suchen', 'Choose an airport.': 'Wählen Sie einen Flughafen.', Back: '<b>Zurück</b>' },
};

test(
  'a page’s own language: from its file, in the list of languages, and remembered once chosen',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const languagesAsked: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/settings')) languagesAsked.push(url.searchParams.get('lang'));
    });
    await page.goto(`${partner}/partner/any-language.html`);
    const search = page.getByRole('button', { name: 'Suchen', exact: true });
    await expect(search).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Wohin möchten Sie?' })).toBeVisible();
    const root = page.locator('booking-engine [part=root]');
    await expect(root).toHaveAttribute('lang', 'de');
    await page.getByLabel('Datum', { exact: true }).fill('3 Mai 2127');
    await page.getByRole('button', { name: 'Kalender öffnen' }).first().click();
    await expect(page.getByRole('grid', { name: 'Mai 2127' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Sprache').getByRole('option')).toContainText(['English', 'Deutsch']);
    expect(new Set(languagesAsked)).toEqual(new Set(['en']));

    await page.getByLabel('Sprache').selectOption('es');
    await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
    await page.getByLabel('Idioma').selectOption('de');
    await page.reload();
    await expect(search).toBeVisible();
  },
);

test('`lang` beside a file: the file is offered', { tag: '@long' }, async ({ page }) => {
  await serve(page, JSON.stringify(german));
  await openMade(page, { body: engine('lang="es"') });
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await page.getByLabel('Idioma').selectOption('Deutsch');
  await expect(page.getByRole('button', { name: 'Suchen', exact: true })).toBeVisible();
});

test('a text that is wrong appears in English and is named', { tag: '@long' }, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => void warnings.push(message.text()));
  await serve(page, JSON.stringify(german));
  await openMade(page, {
    body: `<transfers-box api-base="${apiBase}" locale-url="own.json"></transfers-box>`,
  });
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Wählen Sie einen Flughafen.').first()).toBeVisible();
  const named = () =>
    warnings.filter((text) => text.includes('"Back" has a tag <b> that the English text lacks'));
  await expect.poll(() => named().length).toBe(1);
});

test('a file that does not arrive: the storefront goes on without it', { tag: '@long' }, async ({ page }) => {
  const gate = closedGate();
  await page.route('**/own.json', () => gate.passed);
  await openMade(page, { body: engine('currency="mxn"') });
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  gate.open();
});

for (const [what, body] of [
  ['a web page', '<!doctype html>'],
  ['of another format', JSON.stringify({ ...german, format: 7 })],
] as const)
  test(`a file that is ${what}: English`, { tag: '@long' }, async ({ page }) => {
    await serve(page, body);
    await openMade(page, { body: engine('') });
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  });

test('the attribute takes effect, and can be removed', { tag: '@long' }, async ({ page }) => {
  await serve(page, JSON.stringify(german));
  await openMade(page, { body: `<booking-engine api-base="${apiBase}"></booking-engine>` });
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await setAttributes(page.locator('booking-engine'), { 'locale-url': 'own.json' });
  await expect(page.getByRole('button', { name: 'Suchen', exact: true })).toBeVisible();
  await setAttributes(page.locator('booking-engine'), { 'locale-url': null });
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
});

test('the first form is in that language, before the view has loaded', { tag: '@long' }, async ({ page }) => {
  const views = closedGate();
  await page.route(/chunks\/(transfers-box|core)-/, async (route) => {
    await views.passed;
    await route.continue();
  });
  await serve(page, JSON.stringify(german));
  await openMade(page, {
    body: `<transfers-box api-base="${apiBase}" locale-url="own.json"></transfers-box>`,
  });
  await expect(page.getByRole('button', { name: 'Suchen', exact: true })).toBeVisible();
  views.open();
});

const engine = (attributes: string) =>
  `<booking-engine api-base="${apiBase}" locale-url="own.json" ${attributes}></booking-engine>`;

async function serve(page: Parameters<typeof openMade>[0], body: string): Promise<void> {
  await page.route('**/own.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
}

test(
  'a language written from right to left mirrors the layout',
  { tag: ['@firefox', '@long'] },
  async ({ page }) => {
    const arabic = { format: 1, language: 'ar', messages: { Search: 'بحث', Transfers: 'النقل' } };
    await serve(page, JSON.stringify(arabic));
    await openMade(page, { body: engine('') });
    await expect(page.getByRole('button', { name: 'بحث', exact: true })).toBeVisible();
    const root = page.locator('booking-engine [part=root]');
    await expect(root).toHaveCSS('direction', 'rtl');
    const [less, more] = [
      page.getByRole('button', { name: 'Remove one' }),
      page.getByRole('button', { name: 'Add one' }),
    ];
    const leftOf = async (button: typeof less) => (await button.first().boundingBox())?.x ?? 0;
    // Until the view has replaced the first form.
    await expect.poll(async () => (await leftOf(less)) > (await leftOf(more))).toBe(true);
    await page.getByRole('link', { name: /Catamaran/ }).click();
    const price = page.getByText('$69.00 USD').first();
    await expect(price).toBeVisible();
    expect(await piecesFromLeft(price, ['$', '69.00', 'USD'])).toEqual(['$', '69.00', 'USD']);
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  },
);

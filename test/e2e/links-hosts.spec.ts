import { company } from '../support/demo-address.ts';
import { recordEvents } from './support/events.ts';
import { closedGate } from './support/gate.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

/** Opens a page whose script makes its links open the storefront, and waits until it does: the form shows that. */
async function openWithLinks(page: Page, body: string, { file = 'booking.js', head = '' } = {}) {
  const type = file === 'booking.js' ? 'type="module" async' : 'defer';
  const attributes = `data-links="${company}/" data-api-base="${apiBase}" data-lang="es"`;
  await openMade(page, {
    head,
    script: `<script ${type} src="${company}/cdn/${file}" ${attributes}></script>`,
    body: `${body}<p><a href="${company}/transfers?adults=3#inline">Traslados</a></p>`,
  });
  await expect(page.locator('transfers-box').getByLabel('Adultos', { exact: true })).toHaveValue('3');
}

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${company}; style-src 'none'; connect-src ${company}; img-src ${company} data:; require-trusted-types-for 'script'; trusted-types booking-engine">`;

for (const [file, head] of [
  ['booking.bundle.js', ''],
  ['booking.js', policy],
] as const) {
  test(
    `with ${file}${head && ' under a strict policy'}, in Spanish: a link opens its screen`,
    { tag: ['@long', '@firefox'] },
    async ({ page }) => {
      await openWithLinks(page, `<a href="${company}/extras">Extras</a>`, { file, head });
      await page.getByRole('link', { name: 'Extras' }).click();
      const dialog = page.getByRole('dialog', { name: 'Costa Clara' });
      await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeVisible();
    },
  );
}

test('a trip link opens the overlay, which reads it', { tag: '@long' }, async ({ page }) => {
  await openWithLinks(page, `<a href="${company}/#booking-trip=1.nonsense">Mi carrito</a>`);
  await page.getByRole('link', { name: 'Mi carrito' }).click();
  await expect(page.getByText('No se puede leer este enlace.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('where a sale comes from goes into the overlay', { tag: '@long' }, async ({ page }) => {
  const events = await recordEvents(page, { only: ['booking-ready', 'booking-open'] });
  await openWithLinks(page, `<a href="${company}/extras?placement=lobby&sc=a%20b">Extras</a>`);
  await page.getByRole('link', { name: 'Extras' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const overlay = page.locator('booking-engine');
  await expect(overlay).toHaveAttribute('sales-channel', 'a b');
  expect(events.named('booking-open')[0]?.detail).toMatchObject({ path: '/extras', placement: 'lobby' });
});

test(
  'a link with a target opens where it says',
  { tag: ['@long', '@firefox'] },
  async ({ page, context }) => {
    await openWithLinks(page, `<a href="${company}/extras" target="_blank">Extras</a>`);
    const newTab = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Extras' }).click();
    await (await newTab).waitForURL(`${company}/extras`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'while it loads, the page shows that, and Escape cancels',
  { tag: ['@long', '@firefox'] },
  async ({ page }) => {
    await openWithLinks(page, `<a href="${company}/extras">Extras</a>`);
    const gate = closedGate();
    await page.route(/\/chunks\/booking-engine-/, async (route) => {
      await gate.passed;
      await route.continue();
    });
    const link = page.getByRole('link', { name: 'Extras' });
    const spinner = page.getByRole('progressbar', { name: 'Extras' });
    await link.click();
    await expect(spinner).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(spinner).toHaveCount(0);
    await expect(page.locator('booking-engine')).toHaveCount(0);

    await link.click();
    await expect(spinner).toBeVisible();
    gate.open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  },
);

test.describe('if the engine is lost', () => {
  test.use({
    expectedErrors: [/Failed to load resource|ERR_FAILED|\[booking-engine\]|NetworkError|dynamically/],
  });

  test('the browser follows the link', { tag: '@long' }, async ({ page }) => {
    await openWithLinks(page, `<a href="${company}/extras?sc=x">Extras</a>`);
    await page.route(/\/chunks\/booking-engine-/, (route) => route.abort());
    await page.getByRole('link', { name: 'Extras' }).click();
    await page.waitForURL(`${company}/extras?sc=x`);
  });
});

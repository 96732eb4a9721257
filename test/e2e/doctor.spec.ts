import { company, partner } from '../support/demo-address.ts';
import { codesOn, diagnosed, inPanel } from './support/doctor.ts';
import { hostilePage } from './support/hostile.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test } from './support/test.ts';

const panel = { name: 'Booking doctor' };

test('?booking-doctor shows in a panel what is wrong, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access']);
  await openMade(page, {
    at: '?booking-doctor&session=s3cr3t',
    body: `<transfers-box api-base="${apiBase}" air-port="CUN"><a href="/">Book</a></transfers-box><button>Of the page</button>`,
  });
  const dialog = page.getByRole('dialog', panel);
  await expect(dialog.getByText('1 warning')).toBeVisible();
  const finding = dialog.getByRole('listitem').filter({ hasText: 'attribute-unknown' });
  await expect(finding).toContainText('transfers-box');
  await expect(finding).toContainText('The element has no attribute “air-port”, which is ignored.');
  await expect(finding).toContainText('Fix: Did you mean “airport”?');
  await expect(finding.getByRole('link')).toHaveAttribute('href', /doctor\.html#attribute-unknown$/);

  await dialog.getByRole('button', { name: 'Copy report' }).click();
  await expect(dialog.getByText('The report is copied.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('WARNING attribute-unknown (transfers-box)');
  expect(report).not.toContain('s3cr3t');

  // The page behind it stays usable, and may be mended meanwhile.
  await page.locator('transfers-box').evaluate((box) => box.removeAttribute('air-port'));
  await page.getByRole('button', { name: 'Of the page' }).click();
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByText('Nothing found')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

const languages = [
  {
    lang: 'en',
    heading: 'Booking doctor',
    unknown: 'The element has no attribute “air-port”, which is ignored.',
    missing: 'There is no script tag for booking.js, so the tags stay as they are.',
    cost: /^(Cost of the elements for this page so far: \d+ ms of script in long frames \(\d+\), layout shift 0\.\d\d\.|What the elements cost this page can be measured in Chrome and Edge, )/,
    close: 'Close',
  },
  {
    lang: 'es',
    heading: 'Diagnóstico de reservas',
    unknown: 'El elemento no tiene un atributo “air-port”, que se ignora.',
    missing: 'No hay una etiqueta de script para booking.js, y las etiquetas se quedan como están.',
    cost: /^(Costo de los elementos para esta página hasta ahora: \d+ ms de script en fotogramas largos \(\d+\), cambio de diseño de 0\.\d\d\.|El costo de los elementos para esta página se puede medir en Chrome y Edge, )/,
    close: 'Cerrar',
  },
];
for (const { lang, heading, unknown, missing, cost, close } of languages)
  test(
    `in ${lang}: by the URL, by an element, and by a script of its own`,
    { tag: ['@firefox', '@long'] },
    async ({ page, browserName }) => {
      const body = `<transfers-box api-base="${apiBase}" lang="${lang}" air-port="CUN"></transfers-box>`;
      const dialog = page.getByRole('dialog', { name: heading });
      await openMade(page, { at: '?booking-doctor', body });
      await expect(inPanel(page, 'attribute-unknown')).toContainText(unknown);
      const costLine = dialog.getByText(cost);
      await expect(costLine).toContainText(browserName === 'chromium' ? ' ms ' : 'Chrome');
      expect(await diagnosed(page)).toMatchObject([{ code: 'attribute-unknown', message: unknown }]);
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toBeHidden();

      const doctor = `<script type="module" src="${company}/cdn/doctor.js"></script>`;
      await openMade(page, { at: '?alone', script: doctor, body });
      await expect(inPanel(page, 'script-missing')).toContainText(missing);
    },
  );

const cleanPages = [
  ...[
    'booking-engine',
    'activities',
    'dark-page',
    'transfers-box',
    'overlay',
    'spanish-hotel',
    'locked-hotel',
  ],
  ...['links', 'consent', 'any-language', 'trip-links', 'hostile/bare', 'moved-reality'],
];

for (const locale of ['en-US', 'es-MX', 'pt-BR', 'fr-FR'])
  test.describe(`for a visitor with ${locale}`, () => {
    test.use({ locale });
    for (const name of cleanPages)
      test(`no error or warning on ${name}`, { tag: ['@firefox', '@long'] }, async ({ page }) => {
        await page.goto(`${partner}/partner/${name}.html`);
        const findings = await diagnosed(page);
        expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([]);
      });
  });

/** What is true of each hostile page. */
const hostilePages: [name: string, codes: string[]][] = [
  ['style-reset', []],
  ['quirks-mode', []],
  ['small-root', []],
  ['tiny-root', []],
  ['right-to-left', []],
  ['narrow-column', []],
  ['clipped-ancestors', ['transformed']],
  ['high-neighbours', []],
  ['shortcuts', []],
  ['inside-form', []],
  ['clobbered-names', ['name-taken']],
  ['old-prototypes', ['native-replaced']],
  ['base-address', []],
  ['shadow-root', []],
  ['single-page-app', []],
  ['stripped-tags', ['tag-in-p']],
  ['double-load', ['script-twice', 'version-conflict']],
  ['strict-policy', ['csp-style']],
  ['strict-policy-bundle', ['csp-style']],
];

for (const [name, codes] of hostilePages) {
  test.describe(name, () => {
    // What the doctor tries under a strict policy is reported.
    test.use({ expectedErrors: /^strict/.test(name) ? [/Content Security Policy/] : [] });
    test('only what is true', { tag: '@long' }, async ({ page }) => {
      await page.goto(hostilePage(name));
      expect(await codesOn(page)).toEqual(codes);
    });
  });
}

import { partner } from '../support/demo-address.ts';
import { codesOn, diagnosed } from './support/doctor.ts';
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

test('the panel says what the elements cost the page', { tag: '@long' }, async ({ page }) => {
  await openMade(page, {
    at: '?booking-doctor',
    body: `<transfers-box api-base="${apiBase}" lang="es"></transfers-box>`,
  });
  const dialog = page.getByRole('dialog', { name: 'Diagnóstico de reservas' });
  await expect(dialog).toContainText(
    /Costo de los elementos para esta página hasta ahora: \d+ ms de script en fotogramas largos \(\d+\)/,
  );
});

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

for (const name of cleanPages) {
  test(`no error or warning on ${name}`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`${partner}/partner/${name}.html`);
    const findings = await diagnosed(page);
    expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  });
}

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

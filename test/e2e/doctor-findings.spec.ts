import { company, partner } from '../support/demo-address.ts';
import { codesOn, diagnosed } from './support/doctor.ts';
import { closedGate } from './support/gate.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test } from './support/test.ts';

const box = `<transfers-box api-base="${apiBase}" airport="CUN"><a href="/">Book</a></transfers-box>`;
const policy = (directives: string) => `<meta http-equiv="Content-Security-Policy" content="${directives}">`;

test.describe('policies', () => {
  test.use({ expectedErrors: [/Content Security Policy|violates|Failed to|\[transfers-box\]/] });

  const policies: [code: string, directives: string][] = [
    ['csp-connect', `connect-src ${company}/cdn/`],
    ['csp-img', `img-src 'none'`],
    ['csp-style', `style-src 'none'`],
    ['trusted-types', `trusted-types another-policy`],
  ];
  for (const [code, directives] of policies) {
    test(`${code} is found under ${directives}`, { tag: '@long' }, async ({ page }) => {
      await openMade(page, { head: policy(directives), body: box });
      expect(await codesOn(page)).toContain(code);
    });
  }

  test(
    'csp-script is found by a doctor that the page includes itself',
    { tag: '@long' },
    async ({ page }) => {
      await openMade(page, {
        script: '',
        head: `${policy(`script-src ${company}/cdn/doctor.js`)}<script type="module" async src="${company}/cdn/booking.js"></script><script type="module" src="${company}/cdn/doctor.js"></script>`,
        body: box,
      });
      const dialog = page.getByRole('dialog', { name: 'Booking doctor' });
      await expect(dialog.getByRole('listitem').filter({ hasText: 'csp-script' })).toContainText(
        'script-src',
      );
    },
  );
});

const layouts: [code: string, body: string][] = [
  ['no-size', `<div style="width: 90px">${box}</div>`],
  ['hidden', `<div style="display: none">${box}</div>`],
  ['clipped', `<div style="height: 80px; overflow: hidden">${box}</div>`],
  ['transformed', `<div style="transform: scale(0.9)">${box}</div>`],
  ['inert', `<div inert>${box}</div>`],
  ['contrast', `<div style="background: #222">${box}</div>`],
  ['storage-denied', box],
  ['tag-encoded', `${box}<div>&lt;transfers-box api-base="x"&gt;</div>`],
];

for (const [code, body] of layouts) {
  test(`${code} is found where it is true`, { tag: '@long' }, async ({ page }) => {
    if (code === 'storage-denied')
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      });
    await openMade(page, { body });
    const found = await diagnosed(page);
    expect(found.map((finding) => finding.code)).toContain(code);
  });
}

test('no-room-reserved is found where what follows has jumped', { tag: '@long' }, async ({ page }) => {
  const gate = closedGate();
  await page.route('**/cdn/booking.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await openMade(page, { body: `${box}<main style="height: 600px; background: #eee">Hotel</main>` });
  await expect(page.getByText('Hotel')).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  gate.open();
  expect(await codesOn(page)).toContain('no-room-reserved');
});

test(
  'locale-url-wrong is found where a web page is in place of the file',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/partner/de.json', (route) =>
      route.fulfill({ body: '<!doctype html><title>Hotel</title>' }),
    );
    await openMade(page, { body: box.replace('airport', 'locale-url="de.json" airport') });
    expect(await codesOn(page)).toEqual(['locale-url-wrong']);
  },
);

test.describe('a provider that cannot be used', () => {
  test.use({ expectedErrors: [/CORS|Failed to load|\[transfers-box\]/] });

  test('api-cors and api-html are told apart', { tag: '@long' }, async ({ page }) => {
    await page.route('**/html/**', (route) =>
      route.fulfill({
        body: '<!doctype html><title>Welcome</title>',
        headers: { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' },
      }),
    );
    const at = (path: string) => box.replace(apiBase, `${company}/${path}`);
    await openMade(page, { body: at('book') + at('html') });
    expect(await codesOn(page)).toEqual(expect.arrayContaining(['api-cors', 'api-html']));
  });
});

test('the start page checks a pasted snippet in the same words', async ({ page }) => {
  await page.goto(partner);
  await page.getByLabel('Your snippet').fill(`<transfers-box api-base="${apiBase}" air-port="CUN" />`);
  await page.getByRole('button', { name: 'Check my snippet' }).click();
  const findings = page.locator('#snippet-findings');
  await expect(findings.getByRole('listitem').filter({ hasText: 'tag-self-closed' })).toBeVisible();
  await expect(findings.getByRole('listitem').filter({ hasText: 'script-missing' })).toBeVisible();
  await expect(findings).toContainText('The element has no attribute “air-port”, which is ignored.');
});

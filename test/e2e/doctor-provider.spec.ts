import type { Route } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { codesOn, diagnosed } from './support/doctor.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test } from './support/test.ts';

const readable = { 'Access-Control-Allow-Origin': '*' };

/** What a provider answers when it is asked for its settings, and what names it. */
const answers: [answer: string, code: string, respond: (route: Route) => Promise<void>][] = [
  ['no such address', 'api-base-wrong', (route) => route.fulfill({ status: 404, headers: readable })],
  ['other data', 'api-base-wrong', (route) => route.fulfill({ json: {}, headers: readable })],
  ['an error', 'api-failing', (route) => route.fulfill({ status: 500, headers: readable })],
  ['nothing', 'api-unreachable', (route) => route.abort()],
];

test.describe('a provider that cannot be used', () => {
  test.use({ expectedErrors: [/Failed to load|\[transfers-box\]/] });
  for (const [answer, code, respond] of answers)
    test(`${code} is found where it answers with ${answer}`, { tag: '@long' }, async ({ page }) => {
      await page.route('**/widget/settings?*', respond);
      await openMade(page, { body: `<transfers-box api-base="${apiBase}"></transfers-box>` });
      expect(await codesOn(page)).toEqual([code, 'element-error']);
    });
});

test('clock-wrong is found where the provider exposes its time', { tag: '@long' }, async ({ page }) => {
  const anHourAgo = new Date(Date.now() - 3_600_000).toUTCString();
  await page.route('**/widget/settings?*', async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      ...readable,
      Date: anHourAgo,
      'Access-Control-Expose-Headers': 'Date',
    };
    await route.fulfill({ response, headers });
  });
  await openMade(page, { body: `<transfers-box api-base="${apiBase}" currency="gbp"></transfers-box>` });
  const found = await diagnosed(page);
  expect(found.map(({ code }) => code)).toEqual(['clock-wrong', 'attribute-value']);
  expect(found[0]?.message).toMatch(/by (59|60|61) minutes/);
  expect(found[1]?.fix).toMatch(/USD/);
});

test.describe('on a public page', () => {
  test.use({ expectedErrors: [/Mixed Content|\[transfers-box\]/] });

  test('api-mixed-content and sandbox-in-production are found', { tag: '@long' }, async ({ page }) => {
    const site = 'https://hotel.example/';
    await page.context().grantPermissions(['local-network-access'], { origin: site });
    await page.route(site, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><link rel="icon" href="data:,"><script type="module" async src="${company}/cdn/booking.js"></script>
          <transfers-box api-base="http://api.hotel.example/widget"></transfers-box>
          <transfers-box api-base="http://api.hotel.example/widget" hosted-url="https://sandbox.hotel.example/"></transfers-box>`,
      }),
    );
    await page.goto(site, { waitUntil: 'commit' });
    expect(await codesOn(page)).toEqual(['api-mixed-content', 'element-error', 'sandbox-in-production']);
  });
});

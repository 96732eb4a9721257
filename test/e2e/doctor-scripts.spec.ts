import { company } from '../support/demo-address.ts';
import { codesOn, inPanel } from './support/doctor.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test } from './support/test.ts';

const booking = `${company}/cdn/booking.js`;
const doctor = `<script type="module" src="${company}/cdn/doctor.js"></script>`;
const box = `<transfers-box api-base="${apiBase}" airport="CUN"><a href="/">Book</a></transfers-box>`;

/** What keeps elements from running, so that only a doctor of the page's own can say so. */
const held: [code: string, script: string, body?: string][] = [
  ['script-missing', ''],
  ['tag-missing', '', '<p>Hotel</p>'],
  ['script-not-run', `<script type="module" src="${company}/cdn/lost/booking.js"></script>`],
  [
    'script-held-back',
    `<script type="text/plain" data-cookieconsent="statistics" src="${booking}"></script>`,
  ],
  ['script-rewritten', `<script type="4f2a0c9d8e7b6a5f4e3d2c1b-module" src="${booking}"></script>`],
];
test.describe('nothing that runs', () => {
  test.use({ expectedErrors: [/404/] });
  for (const [code, script, body = box] of held)
    test(`${code} is found by a doctor that the page includes itself`, { tag: '@long' }, async ({ page }) => {
      await openMade(page, { script, head: doctor, body });
      await expect(inPanel(page, code)).toBeVisible();
    });
});

test('script-type-lost is found though the script has helped itself', { tag: '@long' }, async ({ page }) => {
  await openMade(page, { script: `<script src="${booking}"></script>`, body: box });
  expect(await codesOn(page)).toEqual(['script-type-lost']);
});

test('script-late is found where a script comes long after the page', { tag: '@long' }, async ({ page }) => {
  await openMade(page, { script: '', body: box });
  await page.waitForFunction(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return load && load.loadEventEnd > 0 && performance.now() - load.loadEventEnd > 3100;
  });
  await page.addScriptTag({ url: booking, type: 'module' });
  expect(await codesOn(page)).toEqual(['script-late']);
});

test('version-old is found beside the script', { tag: '@long' }, async ({ page }) => {
  await page.route('**/cdn/latest.json', (route) =>
    route.fulfill({ json: { version: '99.0.0' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await openMade(page, { body: box });
  expect(await codesOn(page)).toEqual(['version-old']);
});

test('service-worker-cache is found in the caches of the page', { tag: '@long' }, async ({ page }) => {
  // A worker itself would need a file on the page's origin.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} });
  });
  await openMade(page, { body: box });
  await page.evaluate(async (url) => (await caches.open('pages')).put(url, new Response('')), booking);
  expect(await codesOn(page)).toEqual(['service-worker-cache']);
});

const broken: [what: string, script: string, name: string][] = [
  ['a variable', 'window.CSSStyleSheet = function () {};', 'CSSStyleSheet'],
  ['a property of every object', 'Object.prototype.key = "a";', 'plain objects'],
];
test.describe('a page that breaks the browser', () => {
  test.use({ expectedErrors: [/booking-elements|Scripts on this page|could not/] });
  for (const [what, script, name] of broken)
    test(`native-broken names ${what}`, { tag: '@long' }, async ({ page }) => {
      await openMade(page, { head: `<script>${script}</script>${doctor}`, body: box });
      await expect(inPanel(page, 'native-broken')).toContainText(name);
    });
});

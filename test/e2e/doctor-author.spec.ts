import { company } from '../support/demo-address.ts';
import { codesOn, inPanel } from './support/doctor.ts';
import { apiBase, madePage, openMade } from './support/made-page.ts';
import { standInForMaps } from './support/stand-in-maps.ts';
import { expect, test } from './support/test.ts';

test.describe('what an author gets wrong', () => {
  test.use({ expectedErrors: [/\[(transfers-box|activity-quote|data-booking|data-links)\b/] });

  test('attributes, placeholders and links', { tag: '@long' }, async ({ page }) => {
    await page.route('**/partner/de.json', (route) =>
      route.fulfill({ json: { format: 1, language: 'de', messages: { Search: 'Suchen' } } }),
    );
    await openMade(page, {
      script: `<script type="module" async src="${company}/cdn/booking.js" data-links="https://book.example.com/"></script>`,
      body: `<transfers-box api-base="${apiBase}" hosted-url="${madePage}" date="31/01/2027" analytics="datalayer" consent="auto" locale-url="de.json"></transfers-box>
        <activity-quote></activity-quote>
        <div data-booking="transfer-box"></div>
        <a href="https://book.example.com/nowhere#inline">Book</a>`,
    });
    expect(await codesOn(page)).toEqual([
      'activity-missing',
      'analytics-absent',
      'attribute-value',
      'consent-undecided',
      'element-error',
      'hosted-url-wrong',
      'link-unknown',
      'locale-incomplete',
      'placeholder-unknown',
    ]);
  });

  test('no provider, and links that lead nowhere', { tag: '@long' }, async ({ page }) => {
    await openMade(page, {
      script: `<script type="module" async src="${company}/cdn/booking.js" data-links="/book"></script>`,
      body: '<transfers-box></transfers-box>',
    });
    expect(await codesOn(page)).toEqual(['api-base-missing', 'element-error', 'links-wrong']);
  });
});

const unclosed: [code: string, tag: string][] = [
  ['tag-self-closed', `<transfers-box api-base="${apiBase}" />`],
  ['tag-unclosed', `<transfers-box api-base="${apiBase}"><a href="/">Book</a>`],
];
for (const [code, tag] of unclosed)
  test(`${code} is found by what it hides`, { tag: '@long' }, async ({ page }) => {
    await openMade(page, { body: `${tag}<footer>Hotel</footer>` });
    expect(await codesOn(page)).toEqual([code]);
  });

for (const [service, setup] of [
  ['Routes API', { services: [] }],
  ['Maps JavaScript API', { onLoad: 'gm_authFailure();' }],
] as const)
  test(`maps-key-refused names the ${service}`, { tag: '@long' }, async ({ page }) => {
    await standInForMaps(page, setup as Parameters<typeof standInForMaps>[1]);
    await openMade(page, {
      at: '?booking-doctor',
      body: `<booking-engine api-base="${apiBase}" route="/transfers?airport=cun" maps-key="demo-key"></booking-engine>`,
    });
    const warned = page.waitForEvent('console', (message) => message.text().includes('maps-key'));
    await page.getByLabel('Destination').fill('quinta');
    await page.getByRole('option', { name: /Quinta Luna Hotel/ }).click();
    await warned;
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(inPanel(page, 'maps-key-refused')).toContainText(
      `Google refuses the maps-key for the ${service}`,
    );
  });

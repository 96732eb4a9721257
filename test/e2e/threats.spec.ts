import { company, partner } from '../support/demo-address.ts';
import { navigate, openEngine, quintaLunaPrices } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { nastyHtml, nastyUrls } from './support/payloads.ts';
import { answerWith, changeAnswer, changeList } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';
import { richTexts } from './support/rich-texts.ts';

const tourPage = '/activities/water/isla-mujeres-catamaran';

const wrapping = ['span', 'section', 'div', 'figure', 'center', 'mark'];

test('nothing in a description runs, loads or looks like a control, and its text stays', async ({ page }) => {
  const foreign = requestsElsewhere(page);
  const sanitisers = requestsFor(page, /\/chunks\/purify/);
  const nasty = ['itinerary', 'included', 'not_included', 'what_to_bring', 'additional_notes'];
  const wrapped = wrapping.map((tag) => `<${tag}>in ${tag}</${tag}>`);
  const table = '<table><tbody><tr><th>Departs</th><td>09:00</td></tr></tbody></table>';
  const description = `<h1>First</h1><h2>Second</h2>${wrapped.join('')}${table}<video>no</video>`;
  await changeAnswer(page, /^\/tours\/[^/]+$/, (tour) => ({
    ...tour,
    descriptions: { description, ...Object.fromEntries(nasty.map((name) => [name, nastyHtml])) },
  }));
  await openEngine(page, { path: tourPage });
  await test.step('the browser’s own sanitiser', async () => {
    await expectHarmless(page, nasty.length);
    await expectAllWords(page);
    expect(sanitisers).toEqual([]);
  });
  await test.step('a sanitiser that is loaded', async () => {
    await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    await navigate(page, '/cart/checkout');
    await expect(richTexts(page)).toHaveCount(0);
    await navigate(page, tourPage);
    await expectHarmless(page, nasty.length);
    await expectAllWords(page);
    expect(sanitisers).toHaveLength(1);
  });
  expect(foreign).toEqual([]);
});

async function expectHarmless(page: Page, texts: number): Promise<void> {
  await expect(richTexts(page).getByText('Fine words')).toHaveCount(texts);
  await expect(richTexts(page).getByText('four').first()).toBeVisible();
  const found = await richTexts(page)
    .filter({ hasText: 'Fine words' })
    .evaluateAll((boxes) =>
      boxes
        .flatMap((box) => [...box.querySelectorAll('*')])
        .flatMap((node) => [
          node.localName,
          ...[...node.attributes].map(({ name, value }) => `${name}=${name === 'href' ? value : ''}`),
        ]),
    );
  const allowed =
    /^(p|br|b|strong|i|em|u|ul|ol|li|h[345]|blockquote|a|rel=|target=|href=https:\/\/good\.example\/)$/;
  expect([...new Set(found)].filter((name) => !allowed.test(name))).toEqual([]);
  const link = richTexts(page).getByRole('link', { name: 'four' }).first();
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

async function expectAllWords(page: Page): Promise<void> {
  const text = richTexts(page);
  for (const heading of ['First', 'Second'])
    await expect(text.getByRole('heading', { name: heading, level: 3 })).toBeVisible();
  for (const tag of wrapping) await expect(text.filter({ hasText: `in ${tag}` })).toHaveCount(1);
  await expect(text.getByRole('cell', { name: '09:00' })).toBeVisible();
  await expect(text.locator('span, section, figure, center, mark, video')).toHaveCount(0);
}

test.describe('a sanitiser that fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('leaves plain text', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    await page.route('**/chunks/purify*', (route) => route.abort());
    await changeAnswer(page, /^\/tours\/[^/]+$/, (tour) => ({
      ...tour,
      descriptions: { description: nastyHtml },
    }));
    await openEngine(page, { path: tourPage });
    await expect(richTexts(page)).toContainText('Fine words');
    await expect(richTexts(page).locator('*')).toHaveCount(0);
  });
});

test('pictures with unsafe URLs are refused, reported and replaced', async ({ page }) => {
  const foreign = requestsElsewhere(page);
  const { all: received } = await recordEvents(page, { only: ['booking-error'] });
  await changeList(page, '/transfers/prices', (options) =>
    options.slice(0, nastyUrls.length).map((option, index) => ({ ...option, image_url: nastyUrls[index] })),
  );
  await openEngine(page, { path: quintaLunaPrices() });
  await expect(page.getByRole('article')).toHaveCount(nastyUrls.length);
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  await expect(page.getByRole('article').locator('[part=card-media] svg')).toHaveCount(nastyUrls.length);
  await expect.poll(() => received.length).toBe(nastyUrls.length);
  const blocked = received.splice(0).map(({ detail }) => `${String(detail.code)} ${String(detail.phase)}`);
  expect(new Set(blocked)).toEqual(new Set(['blocked-url picture']));
  await changeAnswer(page, '/settings', (settings) => ({
    ...settings,
    iconUrl: 'javascript:1',
    logoUrl: '//evil.example/logo.png',
    backgroundUrl: 'https://a@evil.example/',
  }));
  await page.goto(company);
  await expect(page.getByRole('button', { name: 'Costa Clara Transfers' })).toHaveText(
    'Costa Clara Transfers',
  );
  await expect
    .poll(() => received.map(({ detail }) => detail.phase).sort())
    .toEqual(['background', 'icon', 'logo']);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toBe('none');
  await expect(page).toHaveTitle('Costa Clara Transfers Booking Engine');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', 'data:,');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(foreign).toEqual([]);
});

test('no query or path leads off the site', async ({ page }) => {
  await answerWith(page, '/payments/none', { status: 404, body: '{}' });
  const evil = encodeURIComponent('https://evil.example/');
  for (const address of [
    `/?redirect=${evil}&url=${evil}&next=${evil}&return=${evil}`,
    `/transfers?airport=${evil}&hosted-url=${evil}`,
    '//evil.example/transfers',
    '/tours//evil.example/x',
  ]) {
    await page.goto(`${company}${address}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(new URL(page.url()).origin).toBe(company);
  }
});

function requestsFor(page: Page, address: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/** Requests to hosts other than the company's and the partner's. */
function requestsElsewhere(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== company && origin !== partner) seen.push(request.url());
  });
  return seen;
}

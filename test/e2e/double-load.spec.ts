import { company, partner } from '../support/demo-address.ts';
import { hearEvents } from './support/events.ts';
import { extraCard } from './support/extras.ts';
import { hostilePage } from './support/hostile.ts';
import { expect, test, type Page } from './support/test.ts';
import { navigate } from './support/engine.ts';

const moduleForm = `${company}/cdn/booking.js`;
const singleFile = `${company}/cdn/booking.bundle.js`;

const pairs = [
  { what: 'the module twice', first: moduleForm, second: `${moduleForm}?again` },
  { what: 'the module, then the single file', first: moduleForm, second: singleFile },
  { what: 'the single file, then the module', first: singleFile, second: moduleForm },
  { what: 'two versions', first: moduleForm, second: `${moduleForm}?v=9` },
];

for (const { what, first, second } of pairs) {
  test(`${what}: the first wins, the second says so, and nothing breaks`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const events = await hearEvents(page);
    await page.route(`${moduleForm}?v=9`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('0.1.0', '9.0.0') });
    });
    await page.goto(`${partner}/partner/bare.html`);
    await addScript(page, first);
    await addEngine(page);
    await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
    const version = await engineVersion(page);

    await addScript(page, second);
    await expect.poll(() => events.named('booking-error')).toHaveLength(1);
    expect(events.named('booking-error')).toEqual([
      {
        name: 'booking-error',
        from: 'booking-engine',
        detail: { v: 1, code: 'version-conflict', phase: 'start', retryable: false },
      },
    ]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/already defined by version \d.*is not used/);
    if (what === 'two versions') expect(warnings[0]).toContain('9.0.0 is not used');

    await addEngine(page);
    await expect(page.getByRole('link', { name: /Cancún/ })).toHaveCount(2);
    expect(await engineVersion(page)).toBe(version);
    await page
      .getByRole('link', { name: /Cozumel/ })
      .first()
      .click();
    await expect(page.getByLabel('Airport', { exact: true })).toHaveCount(2);
  });
}

test('a tag of each form: one storefront, one cart, one request for the settings', async ({ page }) => {
  const settings: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widget/settings')) settings.push(request.url());
  });
  await page.goto(`${partner}/partner/bare.html`);
  // As a page that imports one element from the package would have it.
  await page.evaluate(() => {
    const define = customElements.define.bind(customElements);
    const only = (tag: string, made: CustomElementConstructor) => {
      if (!/^(booking-engine|activit)/.test(tag) || tag.includes('-view-')) define(tag, made);
    };
    Object.assign(customElements, { define: only });
  });
  await addScript(page, moduleForm);
  await page.evaluate(() => Reflect.deleteProperty(customElements, 'define'));
  await addScript(page, singleFile);
  await addEngine(page);
  await page.evaluate(() => document.body.prepend(document.createElement('transfers-box')));
  await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  await navigate(page, '/extras');
  await extraCard(page, /SIM card/)
    .getByRole('combobox')
    .first()
    .selectOption('2');
  const shared = await page.evaluate(() => {
    const [box, engine] = ['transfers-box', 'booking-engine'].map((tag) => document.querySelector(tag));
    const isOne = Reflect.get(box ?? {}, 'storefront') === Reflect.get(engine ?? {}, 'storefront');
    return { isOne, cart: Reflect.get(box ?? {}, 'cart') as unknown };
  });
  expect(shared).toMatchObject({ isOne: true, cart: { count: 1 } });
  expect(settings).toHaveLength(1);
});

test('the page of a partner who pasted it three times', async ({ page }) => {
  await page.goto(hostilePage('double-load'));
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
});

async function addScript(page: Page, url: string): Promise<void> {
  await page.addScriptTag({ url, type: url.includes('bundle') ? '' : 'module' });
}

async function addEngine(page: Page): Promise<void> {
  await page.evaluate((apiBase) => {
    const engine = document.createElement('booking-engine');
    engine.setAttribute('api-base', apiBase);
    document.body.prepend(engine);
  }, `${company}/widget`);
}

function engineVersion(page: Page): Promise<unknown> {
  return page
    .locator('booking-engine')
    .first()
    .evaluate((engine) => Reflect.get(engine, 'version') as unknown);
}

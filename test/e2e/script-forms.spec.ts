import { createHash } from 'node:crypto';
import { company, partner } from '../support/demo-address.ts';
import { navigate } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { extraCard } from './support/extras.ts';
import { hostilePage } from './support/hostile.ts';
import { Journey } from './support/journey.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

/** The two forms of the script: alone, twice, in two versions, and as optimisers and editors leave them. */
const moduleForm = `${company}/cdn/booking.js`;
const singleFile = `${company}/cdn/booking.bundle.js`;
const conflict = { v: 1, code: 'version-conflict', phase: 'start', retryable: false };

test('the single file books a transfer on its own, its published hash matches, and it wins over the module', async ({
  page,
  request,
}) => {
  const bundle = await (await request.get(singleFile)).body();
  const hashes = (await (await request.get(`${company}/cdn/integrity.json`)).json()) as Record<
    string,
    string
  >;
  const integrity = `sha384-${createHash('sha384').update(bundle).digest('base64')}`;
  expect(hashes['booking.bundle.js']).toBe(integrity);

  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname);
  });
  const events = await recordEvents(page, { only: ['booking-error'] });
  await page.goto(`${partner}/partner/bare.html`);
  await addScript(page, singleFile, integrity);
  await addEngine(page);
  const journey = new Journey(page);
  await journey.bookSedan();
  expect(scripts).toEqual(['/cdn/booking.bundle.js']);

  await addScript(page, moduleForm);
  await expect.poll(() => events.all.map(({ detail }) => detail)).toEqual([conflict]);
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
});

test('another version, and the same one again: the first wins, one warning is logged, and nothing breaks', async ({
  page,
}) => {
  const warnings = warningsOf(page);
  const events = await recordEvents(page, { only: ['booking-error'] });
  await page.route(`${moduleForm}?v=9`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('0.1.0', '9.0.0') });
  });
  await page.goto(`${partner}/partner/bare.html`);
  await addScript(page, moduleForm);
  await addEngine(page);
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  const version = await engineVersion(page);

  await addScript(page, `${moduleForm}?v=9`);
  await expect
    .poll(() => events.all)
    .toEqual([{ name: 'booking-error', from: 'booking-engine', detail: conflict }]);
  await addScript(page, `${moduleForm}?again`);
  expect(warnings).toEqual([expect.stringMatching(/already defined by version \d.*9\.0\.0 is ignored/)]);

  await addEngine(page);
  await expect(page.getByRole('link', { name: /Cancún/ })).toHaveCount(2);
  expect(await engineVersion(page)).toBe(version);
  await page
    .getByRole('link', { name: /Cozumel/ })
    .first()
    .click();
  await expect(page.getByLabel('Airport', { exact: true })).toHaveCount(2);
  expect(events.all).toHaveLength(1);
});

test('the page of a partner who pasted it three times, in both formats', async ({ page }) => {
  const warnings = warningsOf(page);
  await page.goto(hostilePage('double-load'));
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
  await expect.poll(() => warnings.filter((text) => /already defined/.test(text)).length).toBeGreaterThan(0);
});

test.describe('from a script and a file', () => {
  // Each leaves the elements of the other undefined.
  test.use({ expectedErrors: [/could not be defined on this page/] });

  test('a tag of each format: one storefront, one cart, one request for the settings', async ({ page }) => {
    const settings: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/widget/settings')) settings.push(request.url());
    });
    await openWithBothForms(page);
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

  test('a tag of each format without an engine: one overlay', { tag: '@long' }, async ({ page }) => {
    await openWithBothForms(page);
    await page.evaluate((base) => {
      for (const tag of ['transfers-box', 'activities-list']) {
        const element = document.createElement(tag);
        element.setAttribute('api-base', base);
        element.setAttribute('airport', 'CUN');
        document.body.append(element);
      }
    }, apiBase);
    const box = page.locator('transfers-box');
    await box.getByRole('combobox', { name: 'Destination' }).fill('quinta');
    await page.getByRole('option', { name: /Quinta Luna Hotel/ }).click();
    await box.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Select an option' })).toBeVisible();
    // The page's own script: the overlay is in front of the list.
    await page
      .locator('activities-list')
      .getByRole('link', { includeHidden: true })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByLabel('Adults', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Select an option' })).toBeHidden();
    await expect(page.locator('booking-engine')).toHaveCount(1);
  });

  /** The search form is defined by the module, everything else by the single file: as where a single element is imported. */
});

async function openWithBothForms(page: Page): Promise<void> {
  await page.goto(`${partner}/partner/bare.html`);
  // As on a page that imports a single element from the package.
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
}

const link = '<a href="https://book.example.com/">Book online</a>';
const box = `<transfers-box api-base="${apiBase}">${link}</transfers-box>`;
const place = `<div data-booking="transfers-box">${link}</div>`;

test('without its type the module still runs, in tags and in places, and adds no global names', async ({
  page,
}) => {
  const noteNames = '<script>window.namesBefore = Object.keys(window)</script>';
  const script = `${noteNames}<script src="${moduleForm}?ver=6.8" defer></script>`;
  await openMade(page, { script, body: box + place });
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(2);
  const names = await page.evaluate(() => {
    const before = Reflect.get(window, 'namesBefore') as string[];
    return Object.keys(window).filter((name) => name !== 'namesBefore' && !before.includes(name));
  });
  expect(names).toEqual([]);
});

test.describe('copied without its chunks', () => {
  test.use({ expectedErrors: [/Failed to load resource|Are its chunks next to the script\?/] });

  test('it shows an error, for tags and for places, and their links stay', async ({ page, request }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const events = await recordEvents(page, { only: ['booking-error'] });
    const body = await (await request.get(moduleForm)).text();
    await page.route('**/partner/copied/**', (route) =>
      route.request().url().endsWith('/booking.js')
        ? route.fulfill({ contentType: 'text/javascript', body })
        : route.fulfill({ status: 404 }),
    );
    const script = `<script type="module" src="${partner}/partner/copied/booking.js"></script>`;
    await openMade(page, { script, body: box + place });
    const detail = { v: 1, code: 'network', phase: 'load', retryable: true };
    await expect
      .poll(() => events.all.map(({ from, ...event }) => [from, event.detail]).sort())
      .toEqual([
        ['transfers-box', detail],
        ['transfers-box', detail],
      ]);
    expect(errors.join('\n')).toMatch(/\[transfers-box\].*chunks\/.*Are its chunks next to/);
    for (const within of ['body > transfers-box', 'div > transfers-box'])
      await expect(page.locator(within).getByRole('link', { name: 'Book online' })).toBeVisible();
  });
});

test('what an editor left of the four tags becomes elements, whenever the script loads', async ({ page }) => {
  await page.goto(hostilePage('stripped-tags'));
  await expect(page.locator('div > transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(
    page.locator('transfers-box').getByLabel('Airport', { exact: true }).locator('option:checked'),
  ).toHaveText(/Cozumel/);
  await expect(page.locator('p > span > activities-list').getByRole('article')).toHaveCount(2);
  await expect(page.locator('p > span > activity-quote').getByLabel('Rate', { exact: true })).toBeVisible();
  await page.locator('booking-engine').scrollIntoViewIfNeeded();
  await expect(page.locator('div > booking-engine').getByRole('link', { name: /Cancún/ })).toBeVisible();
  await expect(page.locator('booking-engine > a')).toHaveText('Book online');
});

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

async function addScript(page: Page, src: string, integrity = ''): Promise<void> {
  await page.evaluate(
    (attributes) =>
      new Promise<unknown>((resolve, reject) => {
        const script = Object.assign(document.createElement('script'), attributes);
        script.onload = resolve;
        script.onerror = reject;
        document.body.append(script);
      }).then(() => undefined),
    { type: src === singleFile ? '' : 'module', crossOrigin: 'anonymous', integrity, src },
  );
}

async function addEngine(page: Page): Promise<void> {
  await page.evaluate((base) => {
    const engine = document.createElement('booking-engine');
    engine.setAttribute('api-base', base);
    document.body.prepend(engine);
  }, apiBase);
}

function engineVersion(page: Page): Promise<unknown> {
  return page
    .locator('booking-engine')
    .first()
    .evaluate((engine) => Reflect.get(engine, 'version') as unknown);
}

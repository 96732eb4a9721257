import { Journey } from './support/journey.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { company } from '../support/demo-address.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';
import { fails, works } from './support/wrapped-browsers.ts';

const box = (link: string) =>
  `<transfers-box api-base="${apiBase}" airport="CUN"><a href="/">${link}</a></transfers-box>`;
const storefront = `<booking-engine api-base="${apiBase}" routing="hash" analytics="datalayer"><a href="/">Book online</a></booking-engine>`;
const split = `<script type="module" async src="${company}/cdn/booking.js"></script>`;
const bundle = `<script defer src="${company}/cdn/booking.bundle.js"></script>`;

const open = (page: Page, script: string, body: string, form = split) =>
  openMade(page, { script: `<script>${script}</script>${form}`, body });

/** One of each kind; the others are long tests. */
const needed = new Set(['promises, timers and listeners are wrapped', 'elements cannot be defined']);

async function searchToPrices(page: Page) {
  const journey = new Journey(page);
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.search();
  await expect(page.getByRole('article').first()).toBeVisible();
}

test.describe('a search leads to prices where', () => {
  for (const [what, script] of Object.entries(works)) {
    const inOthers = /^(options of requests|observers are missing|headers of requests)/.test(what);
    test(what, inOthers ? { tag: ['@firefox', '@long'] } : longUnless(needed.has(what)), async ({ page }) => {
      await open(page, script, box('Book online'));
      await searchToPrices(page);
    });
  }

  for (const what of ['everything is watched with options that are ordinary objects', 'observers throw'])
    test(`${what}: the whole storefront, from the single file`, { tag: '@long' }, async ({ page }) => {
      await open(page, works[what] ?? '', storefront, bundle);
      await page.getByRole('link', { name: /Cancún/ }).click();
      await searchToPrices(page);
    });

  test(
    'what promises give is taken for ordinary objects: the whole storefront, to a booking',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, works['what promises give is taken for ordinary objects'] ?? '', storefront);
      await new Journey(page).bookSedan();
    },
  );

  test(
    'the history is denied: the whole storefront, with its routes in memory',
    { tag: '@long' },
    async ({ page }) => {
      const said = page.waitForEvent('console', (message) =>
        /history cannot be changed/.test(message.text()),
      );
      await open(page, works['history, storage, random numbers and locks are denied'] ?? '', storefront);
      await page.getByRole('link', { name: /Cancún/ }).click();
      await searchToPrices(page);
      expect((await said).text()).toContain('SecurityError');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    },
  );
});

test.describe('the fallback link stays, with the reason in the console, where', () => {
  // What is said is expected, whatever it is.
  test.use({ expectedErrors: [/./] });

  Object.entries(fails).forEach(([what, [script, said]], index) => {
    const isSplit = index % 2 === 0;
    const inOthers = what.startsWith('options of listeners');
    const title = `${what}: ${isSplit ? 'booking.js' : 'booking.bundle.js'}`;
    test(
      title,
      inOthers ? { tag: ['@firefox', '@long'] } : longUnless(needed.has(what)),
      async ({ page }) => {
        const received: string[] = [];
        page.on('console', (message) => received.push(message.text()));
        await open(page, script, box('Search transfers') + storefront, isSplit ? split : bundle);
        await expect.poll(() => received.join('\n')).toMatch(said);
        await expect(page.getByRole('link', { name: 'Search transfers' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Book online' })).toBeVisible();
        expect(received.join('\n')).not.toMatch(/Are its chunks/);
      },
    );
  });
});

test.describe('in an unusual document, a search leads to prices and back', () => {
  // The browser's word for what the sandbox forbids.
  test.use({ expectedErrors: [/Blocked form submission/] });

  const page = `<!doctype html><html lang="en"><head>${split}</head><body>${storefront}</body></html>`;
  const inMarkup = page.replaceAll('"', '&quot;');
  const inScript = JSON.stringify(page).replaceAll('</', '<\\/');
  const size = 'style="inline-size: 100%; block-size: 2000px"';

  const documents: Record<string, string> = {
    'a frame with a sandbox': `<iframe ${size} sandbox="allow-scripts" srcdoc="${inMarkup}"></iframe>`,
    'a frame of data': `<iframe ${size} src="data:text/html,${encodeURIComponent(page)}"></iframe>`,
    'an empty frame that a script writes': `<iframe id="f" ${size}></iframe>
      <script>f.contentDocument.open(); f.contentDocument.write(${inScript}); f.contentDocument.close()</script>`,
  };
  for (const [what, body] of Object.entries(documents))
    test(what, { tag: what.includes('sandbox') ? ['@firefox', '@long'] : '@long' }, async ({ page }) => {
      await openMade(page, { body, script: '' });
      const journey = new Journey(page.frameLocator('iframe'));
      await journey.startAtAirport(/Cancún International Airport/);
      await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
      await journey.search();
      await expect(journey.page.getByRole('article').first()).toBeVisible();
      await journey.button('Back').first().click();
      await expect(journey.button('Search')).toBeVisible();
    });
});

test(
  'what the page receives are ordinary objects: details of events, analytics, the cart',
  { tag: '@long' },
  async ({ page }) => {
    const script = `
    window.strange = []; window.dataLayer = [];
    const check = (what, value) => {
      if (typeof value !== 'object' || value === null) return;
      if (![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))) strange.push(what);
      for (const [key, part] of Object.entries(value)) check(what + '.' + key, part);
    };
    dataLayer.push = (...all) => all.forEach((pushed) => check('dataLayer', pushed));
    for (const name of ['ready', 'route-change', 'open', 'cart-change', 'analytics', 'complete', 'error'])
      addEventListener('booking-' + name, ({ target, detail }) => {
        check('booking-' + name, detail);
        check('cart', target.cart);
      });`;
    await open(page, script, storefront);
    await new Journey(page).bookSedan();
    expect(await page.evaluate(() => Reflect.get(window, 'strange') as unknown)).toEqual([]);
  },
);

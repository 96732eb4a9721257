import { Journey } from './support/journey.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { company } from '../support/demo-address.ts';
import { expect, test, type Page } from './support/test.ts';

/** What scripts of host pages do to the browser, before ours is there: agents, polyfills, consent tools, old habits. */
const works: Record<string, string> = {
  'options of requests are taken for ordinary objects': `
    var f = fetch; window.fetch = (u, o) => { o && o.hasOwnProperty('method'); return f(u, o) };`,
  'the method of requests is read': `
    var f = fetch; window.fetch = (u, o) => { o.method.toUpperCase(); return f(u, '' + o && o) };`,
  'everything is watched with options that are ordinary objects': `
    const checked = (o) => { if (o && typeof o === 'object') o.hasOwnProperty('x') };
    const wrap = (owner, name, at) => {
      const f = owner[name];
      owner[name] = function (...all) { checked(all[at]); return f.apply(this, all) };
    };
    wrap(EventTarget.prototype, 'addEventListener', 2);
    wrap(Element.prototype, 'attachShadow', 0);
    wrap(history, 'pushState', 0);
    wrap(history, 'replaceState', 0);
    wrap(MutationObserver.prototype, 'observe', 1);
    wrap(Navigator.prototype, 'sendBeacon', 1);
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'CustomEvent', 'Request', 'Headers']) {
      const Native = window[name];
      window[name] = class extends Native { constructor(...all) { checked(all[1]); super(...all) } };
    }`,
  'requests are answered by thenables': `
    var f = fetch; window.fetch = (u, o) => { var p = f(u, o); return { then: (a, b) => void p.then(a, b) } };`,
  'requests are answered by what can only be read as JSON': `
    var f = fetch;
    window.fetch = async (u, o) => { var r = await f(u, o); return { ok: r.ok, status: r.status, json: () => r.json() } };`,
  'the first requests throw': `
    var f = fetch, n = 0; window.fetch = (u, o) => { if (n++ < 2) throw new Error('not yet'); return f(u, o) };`,
  'observers are missing': `
    delete window.IntersectionObserver; delete window.ResizeObserver; delete window.MutationObserver;`,
  'observers throw': `
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'])
      window[name] = function () { throw new Error('not on this page') };`,
  'an observer is no constructor, and media queries have no answer': `
    window.IntersectionObserver = () => ({ observe() {} }); window.matchMedia = () => undefined;`,
  'media queries throw': `window.matchMedia = () => { throw new Error('not on this page') };`,
  'history, storage, random numbers and locks are denied': `
    const deny = () => { throw new DOMException('denied', 'SecurityError') };
    history.pushState = history.replaceState = deny;
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny });
    Crypto.prototype.getRandomValues = deny;
    Object.defineProperty(navigator, 'locks', { get: deny });
    Object.defineProperty(navigator, 'language', { value: undefined });`,
  'names of the browser are variables of the page': `
    var name = 'x', status = 1, parent = 'p', origin = 'o', event = 'e', screen = 's', opener = 1, self = 'me', length = 3;
    window.process = {}; window.module = { exports: {} }; window.exports = {}; window.$ = undefined;
    window.define = () => { throw new Error('define') }; window.define.amd = {};
    window.Request = 'r'; window.Option = 'o'; window.Text = 't'; window.Range = 'r'; window.KeyboardEvent = {};`,
  'promises, timers and listeners are wrapped': `
    class Zone extends Promise {}
    window.Promise = Zone;
    var f = fetch; window.fetch = (...all) => new Zone((yes, no) => f(...all).then(yes, no));
    var q = queueMicrotask; window.queueMicrotask = (task) => q(() => task());
    var s = setTimeout; window.setTimeout = (...all) => s(...all);
    var a = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      return a.call(this, type, typeof listener === 'function' ? function (e) { return listener.call(this, e) } : listener, options);
    };`,
  'headers of requests are copied from an ordinary object': `
    var f = fetch;
    window.fetch = (u, o) => f(u, Object.assign({}, o, { headers: Object.assign({ 'X-Trace': '1' }, o && o.headers) }));`,
  'a framework of old has its own lists, texts and elements': `
    Array.from = (it) => (it ? ('toArray' in Object(it) ? it.toArray() : [].slice.call(it)) : []);
    Array.prototype.toJSON = function () { return '[' + this.map((one) => JSON.stringify(one)).join() + ']' };
    String.prototype.toJSON = function () { return '"' + this + '"' };
    Array.prototype.each = Array.prototype.forEach; Array.prototype.clone = Array.prototype.slice;
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };
    for (const name of ['extend', 'each', 'toJSON', 'length', 'default', 'name', 'type'])
      Object.prototype[name] = function () { return this };
    var d = customElements.define; customElements.define = function (n, c) { return d.call(this, n, class extends c {}) };`,
  'what the browser has is frozen, or partly missing': `
    for (const owner of [Object, Array, Function, Promise, Node, Element, HTMLElement, EventTarget]) Object.freeze(owner.prototype);
    for (const name of ['queueMicrotask', 'structuredClone', 'requestIdleCallback', 'Headers', 'BroadcastChannel'])
      window[name] = undefined;
    HTMLElement.prototype.attachInternals = () => { throw new Error('not on this page') };
    Object.defineProperty(window, 'sessionStorage', { value: null });`,
};

/** What nothing can be done about: the page's own link stays, and the console says what the page did. */
const fails: Record<string, readonly [script: string, said: RegExp]> = {
  'requests throw': [
    `window.fetch = () => { throw new Error('mine') };`,
    /This page has replaced the browser’s fetch, and its own failed: Error: mine/,
  ],
  'requests return nothing': [
    `window.fetch = () => undefined;`,
    /its own failed: TypeError: It returned undefined instead of a response/,
  ],
  'requests are gone': [`window.fetch = undefined;`, /its own failed: TypeError: .*not a function/],
  'URL is something else': [`window.URL = 'x';`, /have replaced what we cannot do without: URL\./],
  'Map is a function of its own': [`function Map(place) { this.place = place }`, /cannot do without: Map\./],
  'options of listeners are in every object': [
    `Object.prototype.signal = 'x';`,
    /cannot do without: addEventListener.*Object\.prototype\.signal/,
  ],
  'descriptors are in every object': [
    `Object.prototype.value = Object.prototype.writable = () => 1;`,
    /every object.*\bvalue\b/,
  ],
  'descriptors are in every object, also for the single file': [
    `Object.prototype.get = () => 1;`,
    /every object.*\bget\b/,
  ],
  'keys are in every object': [
    `Object.prototype.key = () => 1;`,
    /cannot do without: plain objects.*Object\.prototype\.key/,
  ],
  'signals are a polyfill’s': [
    `window.AbortController = function () { this.signal = { aborted: false }; this.abort = () => {} };`,
    /cannot do without: AbortController\./,
  ],
  'signals lack what the oldest supported browsers have': [
    `delete AbortSignal.any;`,
    /cannot do without: AbortSignal\./,
  ],
  'references are in every object, once the elements are defined': [
    `customElements.whenDefined('transfers-box').then(() => (Object.prototype.ref = 'mine'));`,
    /could not start on this page.*cannot do without: plain objects/s,
  ],
  'hosts have no shadow root': [
    `Element.prototype.attachShadow = () => { throw new Error('mine') };`,
    /cannot do without: attachShadow\./,
  ],
  'elements are not defined, without a word': [
    `customElements.define = () => {};`,
    /could not be defined on this page.*has defined nothing/s,
  ],
  'elements cannot be defined': [
    `customElements.define = () => { throw new Error('mine') };`,
    /could not be defined on this page.*Error: mine/s,
  ],
};

const box = (link: string) =>
  `<transfers-box api-base="${apiBase}" airport="CUN"><a href="/">${link}</a></transfers-box>`;
const storefront = `<booking-engine api-base="${apiBase}" routing="hash" analytics="datalayer"><a href="/">Book online</a></booking-engine>`;
const split = `<script type="module" async src="${company}/cdn/booking.js"></script>`;
const bundle = `<script defer src="${company}/cdn/booking.bundle.js"></script>`;

const open = (page: Page, script: string, body: string, form = split) =>
  openMade(page, { script: `<script>${script}</script>${form}`, body });

async function searchToPrices(page: Page) {
  const journey = new Journey(page);
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.search();
  await expect(page.getByRole('article').first()).toBeVisible();
}

test.describe('a search leads to prices where', () => {
  for (const [what, script] of Object.entries(works)) {
    const inOthers = /^(options of requests|observers are missing|headers of requests)/.test(what);
    test(what, inOthers ? { tag: '@firefox' } : {}, async ({ page }) => {
      await open(page, script, box('Book online'));
      await searchToPrices(page);
    });
  }

  for (const what of ['everything is watched with options that are ordinary objects', 'observers throw'])
    test(`${what}: the whole storefront, from the single file`, async ({ page }) => {
      await open(page, works[what] ?? '', storefront, bundle);
      await page.getByRole('link', { name: /Cancún/ }).click();
      await searchToPrices(page);
    });

  test('the history is denied: the whole storefront, with its routes in memory', async ({ page }) => {
    const said = page.waitForEvent('console', (message) => /history cannot be changed/.test(message.text()));
    await open(page, works['history, storage, random numbers and locks are denied'] ?? '', storefront);
    await page.getByRole('link', { name: /Cancún/ }).click();
    await searchToPrices(page);
    expect((await said).text()).toContain('SecurityError');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  });
});

test.describe('the page’s own link stays, and the console says why, where', () => {
  // What is said is expected, whatever it is.
  test.use({ expectedErrors: [/./] });

  Object.entries(fails).forEach(([what, [script, said]], index) => {
    const isSplit = index % 2 === 0;
    const inOthers = what.startsWith('options of listeners');
    const title = `${what}: ${isSplit ? 'booking.js' : 'booking.bundle.js'}`;
    test(title, inOthers ? { tag: '@firefox' } : {}, async ({ page }) => {
      const heard: string[] = [];
      page.on('console', (message) => heard.push(message.text()));
      await open(page, script, box('Search transfers') + storefront, isSplit ? split : bundle);
      await expect.poll(() => heard.join('\n')).toMatch(said);
      await expect(page.getByRole('link', { name: 'Search transfers' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Book online' })).toBeVisible();
      expect(heard.join('\n')).not.toMatch(/Are its chunks/);
    });
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
    test(what, what.includes('sandbox') ? { tag: '@firefox' } : {}, async ({ page }) => {
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

test('what the page receives are ordinary objects: details of events, analytics, the cart', async ({
  page,
}) => {
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
});

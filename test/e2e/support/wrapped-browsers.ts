/** What scripts of host pages do to the browser, before ours is there: agents, polyfills, consent tools, old habits. */
export const works: Record<string, string> = {
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
  'what promises give is taken for ordinary objects': `
    const then = Promise.prototype.then;
    const checked = (f) => f && function (given) { given && given.hasOwnProperty('x'); return f(given) };
    Promise.prototype.then = function (a, b) { return then.call(this, checked(a), checked(b)) };`,
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
  'the browser’s own observer refuses to observe': `
    MutationObserver.prototype.observe = () => { throw new Error('not on this page') };`,
  'an observer is no constructor, and media queries have no answer': `
    window.IntersectionObserver = () => ({ observe() {} }); window.matchMedia = () => undefined;`,
  'observers are silent, or say what means nothing': `
    window.IntersectionObserver = class {
      constructor(told) { this.told = told }
      observe() { setTimeout(() => this.told([])) }
      disconnect() {}
    };
    window.MutationObserver = window.ResizeObserver = class { observe() {} disconnect() {} };`,
  'URLs are made by a function around the browser’s': `
    const Native = URL; window.URL = function (...all) { return new Native(...all) };`,
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

/** Breakage that cannot be worked around: the fallback link stays, and the console says what the page did. */
export const fails: Record<string, readonly [script: string, said: RegExp]> = {
  'requests throw': [
    `window.fetch = () => { throw new Error('mine') };`,
    /This page has replaced the browser’s fetch, and its replacement failed: Error: mine/,
  ],
  'requests return nothing': [
    `window.fetch = () => undefined;`,
    /its replacement failed: TypeError: It returned undefined instead of a response/,
  ],
  'requests are gone': [`window.fetch = undefined;`, /its replacement failed: TypeError: .*not a function/],
  'requests are behind a getter that throws': [
    `Object.defineProperty(window, 'fetch', { get() { throw new Error('mine') } });`,
    /This page has replaced the browser’s fetch, and its replacement failed: Error: mine/,
  ],
  'bodies of answers cannot be read': [
    `Response.prototype.text = () => { throw new Error('mine') };`,
    /the elements need: Response\.text\./,
  ],
  'microtasks are taken and never run': [
    `window.queueMicrotask = () => {};`,
    /the elements need: queueMicrotask\./,
  ],
  'timers never run': [`window.setTimeout = () => 1;`, /the elements need: setTimeout\./],
  'messages to oneself do not arrive': [
    `MessagePort.prototype.postMessage = () => {};`,
    /the elements need: MessageChannel\./,
  ],
  'there is no time': [
    `performance.now = () => { throw new Error('mine') };`,
    /the elements need: performance\.now\./,
  ],
  'promises lack half of their methods': [
    `Promise.prototype.catch = undefined;`,
    /the elements need: Promise\./,
  ],
  'microtasks are refused': [
    `window.queueMicrotask = () => { throw new Error('mine') };`,
    /the elements need: queueMicrotask\./,
  ],
  'timers cannot be cleared': [
    `window.clearTimeout = () => { throw new Error('mine') };`,
    /the elements need: clearTimeout\./,
  ],
  'signals cannot be joined': [
    `AbortSignal.any = () => { throw new Error('mine') };`,
    /the elements need: AbortSignal\./,
  ],
  'URL is something else': [`window.URL = 'x';`, /have replaced what the elements need: URL\./],
  'dates are made by a function of the page': [
    `var D = Date; window.Date = function (...all) { return new D(...all) };`,
    /the elements need: Date\./,
  ],
  'Map is a function of its own': [`function Map(place) { this.place = place }`, /the elements need: Map\./],
  'options of listeners are in every object': [
    `Object.prototype.signal = 'x';`,
    /the elements need: addEventListener.*Object\.prototype\.signal/,
  ],
  'descriptors are in every object': [
    `Object.prototype.value = Object.prototype.writable = () => 1;`,
    /Object\.prototype.*\bvalue\b/,
  ],
  'descriptors are in every object, also for the single file': [
    `Object.prototype.get = () => 1;`,
    /every object.*\bget\b/,
  ],
  'keys are in every object': [
    `Object.prototype.key = () => 1;`,
    /the elements need: plain objects.*Object\.prototype\.key/,
  ],
  'signals are a polyfill’s': [
    `window.AbortController = function () { this.signal = { aborted: false }; this.abort = () => {} };`,
    /the elements need: AbortController\./,
  ],
  'signals lack what the oldest supported browsers have': [
    `delete AbortSignal.any;`,
    /the elements need: AbortSignal\./,
  ],
  'references are in every object, once the elements are defined': [
    `customElements.whenDefined('transfers-box').then(() => (Object.prototype.ref = 'mine'));`,
    /could not start on this page.*the elements need: plain objects/s,
  ],
  'hosts have no shadow root': [
    `Element.prototype.attachShadow = () => { throw new Error('mine') };`,
    /the elements need: attachShadow\./,
  ],
  'elements are not defined, without a word': [
    `customElements.define = () => {};`,
    /could not be defined on this page.*defined nothing/s,
  ],
  'elements cannot be defined': [
    `customElements.define = () => { throw new Error('mine') };`,
    /could not be defined on this page.*Error: mine/s,
  ],
};

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { controllerOf } from '../../../elements/core/booking-element.ts';
import { withSharedApiBase } from '../../../elements/core/storefront/shared-api-base.ts';
import { add, define, fakeView, settled, stubViewport } from '../fake-view.ts';

const provider = 'https://api.example.com/widget';
let watchers: ReturnType<typeof stubViewport>;
let fetched: ReturnType<typeof vi.fn>;

beforeEach(() => {
  watchers = stubViewport();
  fetched = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetched);
});

afterEach(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  await settled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function shown(given = define(), attributes: Record<string, string> = {}) {
  given.define();
  const element = add(given.tag, { 'api-base': provider, ...attributes });
  watchers.at(-1)?.see(0);
  await settled();
  return { element, ...given.view };
}

test('reserves space and shows its own children until the view is ready', () => {
  const given = define();
  given.define();
  const element = add(given.tag);
  expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
  const sheet = element.shadowRoot?.adoptedStyleSheets[0];
  expect([...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join()).toMatch(/--reserved: ?300px/);
  expect((element as HTMLElement & { state: string }).state).toBe('loading');
});

test('loads only when it is near the viewport', async () => {
  const given = define();
  given.define();
  add(given.tag, { 'api-base': provider });
  await settled();
  expect(given.view.load).not.toHaveBeenCalled();
  watchers.at(-1)?.see(0);
  await settled();
  expect(given.view.mounted).toHaveLength(1);
});

test('below the first viewport, waits for the host page’s load event', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const given = define();
  given.define();
  add(given.tag);
  watchers.at(-1)?.see(window.innerHeight + 100);
  await settled();
  expect(given.view.load).not.toHaveBeenCalled();
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  expect(given.view.load).toHaveBeenCalledOnce();
});

test.each([
  ['the load of the host page', () => window.dispatchEvent(new Event('load'))],
  ['300 ms', () => vi.advanceTimersByTime(300)],
])('in the first viewport, waits for no more than %s', (_, wait) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const given = define();
  given.define();
  add(given.tag);
  watchers.at(-1)?.see(0);
  vi.advanceTimersByTime(299);
  expect(given.view.load).not.toHaveBeenCalled();
  wait();
  expect(given.view.load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(given.view.load).toHaveBeenCalledOnce();
});

test('`open` and method calls trigger loading', async () => {
  const opened = define();
  opened.define();
  add(opened.tag, { open: '' });
  const called = define();
  called.define();
  const element = add(called.tag);
  controllerOf(element).call('show', '/transfers');
  controllerOf(element).call('back');
  await settled();
  expect(opened.view.mounted).toHaveLength(1);
  expect(called.view.mounted[0]?.context.calls).toEqual([['show', '/transfers'], ['back']]);
});

test('requests the settings in parallel with the view, once per page', async () => {
  const given = define();
  given.view.load.mockReturnValue(new Promise(() => undefined));
  await shown(given, {
    'api-base': 'https://api.example.com/once/',
    lang: 'es-MX',
  });
  const again = document.createElement(given.tag);
  again.setAttribute('api-base', 'https://api.example.com/once');
  again.setAttribute('lang', 'es');
  document.body.append(again);
  watchers.at(-1)?.see(0);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledWith('https://api.example.com/once/settings?lang=es', {
    method: 'GET',
    headers: { Accept: 'application/json' },
    credentials: 'omit',
  });
});

test('moving keeps the view', async () => {
  const { element, mounted } = await shown();
  const elsewhere = document.createElement('section');
  document.body.append(elsewhere);
  elsewhere.append(element);
  await settled();
  expect(mounted).toHaveLength(1);
  expect(mounted[0]?.node.isConnected).toBe(true);
});

test('removing unmounts the view; adding again mounts a new one', async () => {
  const { element, mounted } = await shown();
  element.remove();
  await settled();
  expect(mounted[0]?.node.isConnected).toBe(false);
  document.body.append(element);
  watchers.at(-1)?.see(0);
  await settled();
  expect(mounted).toHaveLength(2);
});

test('removed while loading, nothing is mounted', async () => {
  const given = define();
  given.define();
  const element = add(given.tag);
  watchers.at(-1)?.see(0);
  element.remove();
  await settled();
  expect(given.view.mounted).toHaveLength(0);
});

test('removed while loading and added again, one view is mounted', async () => {
  const given = define();
  given.define();
  const element = add(given.tag);
  watchers.at(-1)?.see(0);
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  watchers.at(-1)?.see(0);
  await settled();
  expect(given.view.mounted).toHaveLength(1);
});

test('closing what has not loaded loads nothing', async () => {
  const given = define();
  given.define();
  controllerOf(add(given.tag)).call('close');
  await settled();
  expect(given.view.load).not.toHaveBeenCalled();
});

test('properties set before the definition take effect', () => {
  const given = define();
  const element = add(given.tag) as HTMLElement & { apiBase: string; labels: object };
  element.apiBase = provider;
  element.labels = { Search: 'Find' };
  given.define();
  customElements.upgrade(element);
  expect(Object.hasOwn(element, 'apiBase')).toBe(false);
  expect(controllerOf(element).read('api-base')).toBe(provider);
  expect(element.labels).toEqual({ Search: 'Find' });
});

test('a property wins over its attribute until the attribute changes', async () => {
  const { element, mounted } = await shown(define(), { density: 'compact' });
  const styled = element as HTMLElement & { density: unknown; preview: boolean };
  styled.density = 'comfortable';
  expect(styled.density).toBe('comfortable');
  element.setAttribute('density', 'compact');
  expect(styled.density).toBe('compact');
  element.removeAttribute('density');
  expect(styled.density).toBeUndefined();
  expect(styled.preview).toBe(false);
  styled.preview = true;
  expect(controllerOf(element).read('preview')).toBe(true);
  expect(mounted[0]?.update).toHaveBeenCalled();
});

test('an element whose api-base is missing or empty uses another element’s', async () => {
  const given = define();
  const { element, mounted } = await shown(given, { 'api-base': '' });
  const apiBase = () => withSharedApiBase(controllerOf(element).read)('api-base');
  expect(apiBase()).toBeUndefined();
  add(given.tag, { 'api-base': provider });
  expect(apiBase()).toBe(provider);
  element.removeAttribute('api-base');
  expect(apiBase()).toBe(provider);
  expect(mounted[0]?.update).toHaveBeenCalled();
});

test('a chunk that fails is retried once automatically, then by a button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = fakeView();
  const given = define(view);
  const lost = new TypeError('Failed to fetch dynamically imported module: view.js');
  view.load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  given.define();
  const errors: unknown[] = [];
  document.addEventListener('booking-error', (event) => errors.push((event as CustomEvent).detail), {
    once: true,
  });
  const element = add(given.tag) as HTMLElement & { state: string };
  watchers.at(-1)?.see(0);
  await settled();
  expect(view.load).toHaveBeenCalledTimes(2);
  expect(errors).toEqual([{ v: 1, code: 'network', phase: 'load', retryable: true }]);
  expect(element.state).toBe('error');
  const button = element.shadowRoot?.querySelector('button');
  expect(button?.textContent).toBe('Try again');
  button?.click();
  await settled();
  expect(view.mounted).toHaveLength(1);
});

test('after a fatal error the element’s own children show again, below the error', async () => {
  const { element, mounted } = await shown();
  const problem = document.createElement('p');
  mounted[0]?.context.fail(problem);
  expect(mounted[0]?.node.isConnected).toBe(false);
  expect(problem.nextElementSibling?.localName).toBe('slot');
  expect((element as HTMLElement & { state: string }).state).toBe('error');
});

test('the route is home until something else is set', async () => {
  const { BookingEngine } = await import('../../../elements/booking-engine.ts');
  customElements.define('test-engine', BookingEngine);
  const engine = document.createElement('test-engine') as InstanceType<typeof BookingEngine>;
  expect(engine.route).toBe('/');
  engine.setAttribute('route', '/transfers');
  expect(engine.route).toBe('/transfers');
});

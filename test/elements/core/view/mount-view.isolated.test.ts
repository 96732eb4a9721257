import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountView } from '../../../../elements/core/view/mount-view.ts';
import { release } from '../../../../elements/core/storefront/release.ts';
import type { ViewElement } from '../../../../elements/core/view/define-view.ts';
import type { MountContext } from '../../../../elements/core/view/view-module.ts';
import { requireViewNatives } from '../../../../src/platform/natives/require-view-natives.ts';
import { noAttribution } from '../../../../src/schema/attribution.ts';
import { attributesByTag } from '../../../../src/options/attributes-by-tag.ts';
import type { ElementOptions } from '../../../../src/options/attributes.ts';
import type { EngineOptions } from '../../../../src/options/engine-attributes.ts';
import type { ViewConfig } from '../../../../src/views/view-config.ts';
import { settled } from '../../fake-view.ts';

const joined = vi.hoisted(() => vi.fn<(options: ElementOptions) => unknown>());
vi.mock('../../../../src/storefront/storefront.ts', () => ({ findOrCreateStorefront: joined }));

beforeEach(() => {
  joined.mockReset();
  joined.mockImplementation(
    ({ apiBase, cartScope }) => apiBase && (cartScope === 'other' ? { ...storefront } : storefront),
  );
});

afterEach(() => vi.restoreAllMocks());

const chosen = vi.fn();
const storefront = {
  state: { session: { setPageChoices: chosen, state: { attribution: noAttribution } } },
  path: '/',
  navigate: vi.fn(),
  cartSnapshot: () => ({ count: 1, total: 5, currency: 'USD', items: [{ kind: 'extra' }] }),
};

async function mount(
  values: Record<string, unknown>,
  changes: Partial<MountContext> = {},
  prepare = () => Promise.resolve(),
) {
  const host = document.createElement('booking-engine-host');
  const context: MountContext = {
    host,
    root: host.attachShadow({ mode: 'open' }),
    read: (attribute) => values[attribute],
    states: undefined,
    setStatus: vi.fn(),
    set: vi.fn(),
    fail: vi.fn(),
    onLoadFailure: vi.fn(),
    retry: vi.fn(),
    calls: [],
    release,
    ...changes,
  };
  const optionsChanged = vi.fn();
  const view = mountView<EngineOptions>(
    {
      tag: 'fake',
      View: () => null,
      attributes: attributesByTag['booking-engine'],
      prepare,
      optionsChanged,
    },
    context,
  );
  const config = () => (view.node as ViewElement<ViewConfig<EngineOptions>>).config;
  // The view waits for the same.
  await requireViewNatives();
  await settled();
  return { host, view, context, config, optionsChanged };
}

test('hands parsed options, the storefront and labels to the view', async () => {
  const labels = { Search: 'Find' };
  const { config, view } = await mount({ 'api-base': 'https://x.example/w/', radius: '4px', labels });
  expect(config().options).toMatchObject({
    apiBase: 'https://x.example/w',
    radius: 4,
    density: 'comfortable',
  });
  expect(config().labels).toBe(labels);
  expect(view.storefront).toBe(storefront);
});

test('renders the view once everything that its first screen needs was requested and has arrived', async () => {
  let isThere: () => void = () => undefined;
  const values: Record<string, unknown> = { 'api-base': 'https://x.example', density: 'compact' };
  const { config, view } = await mount(values, {}, () => new Promise((resolve) => (isThere = resolve)));
  expect(config()).toBeUndefined();
  values.density = 'comfortable';
  view.update();
  await settled();
  expect(config()).toBeUndefined();
  isThere();
  await settled();
  expect(config().options.density).toBe('comfortable');
});

test('several changes in one task reach the view together, as one new config', async () => {
  const values: Record<string, unknown> = { 'api-base': 'https://x.example' };
  const { config, view, optionsChanged } = await mount(values);
  const before = config();
  values.density = 'compact';
  view.update();
  view.update();
  await settled();
  expect(joined).toHaveBeenCalledTimes(2);
  expect(config()).not.toBe(before);
  expect(config().emit).toBe(before.emit);
  expect(optionsChanged).toHaveBeenCalledOnce();
});

test('what the visitor may have changed since is not overwritten', async () => {
  const values: Record<string, unknown> = { 'api-base': 'https://x.example', lang: 'es', currency: 'USD' };
  const { view, config } = await mount(values);
  chosen.mockReset();
  values.lang = 'en';
  view.update();
  await settled();
  expect(chosen.mock.calls).toEqual([[{ language: 'en' }]]);
  expect(config().options.currency).toBe('usd');
  values['cart-scope'] = 'other';
  view.update();
  await settled();
  expect(joined.mock.lastCall?.[0]).toMatchObject({ lang: 'en', currency: 'usd', cartScope: 'other' });
  expect(chosen.mock.calls.slice(1)).toEqual([[{ language: 'en' }], [{ currency: 'usd' }]]);
});

test('options that change while the view is removed have no effect', async () => {
  const values: Record<string, unknown> = { 'api-base': 'https://x.example', lang: 'es' };
  const { view, optionsChanged } = await mount(values);
  chosen.mockReset();
  values.lang = 'en';
  view.update();
  view.remove();
  await settled();
  expect(chosen).not.toHaveBeenCalled();
  expect(optionsChanged).not.toHaveBeenCalled();
});

test('a missing api-base is reported once, and setting it later recovers', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const values: Record<string, unknown> = {};
  const { view, config } = await mount(values);
  view.update();
  await settled();
  expect(config().storefront).toBeUndefined();
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.calls[0]?.[0]).toContain('api-base');
  values['api-base'] = 'https://x.example';
  view.update();
  await settled();
  expect(config().storefront).toBe(storefront);
});

test('calls made before the view was ready run once it is; their errors are logged, not thrown', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const submit = vi.fn();
  const calls = [
    ['navigate', '/nowhere'],
    ['submit', 1],
  ] as const;
  const { config } = await mount({ 'api-base': 'https://x.example' }, { calls });
  const navigate = () => {
    throw new TypeError('no such path');
  };
  config().registerMethods({ navigate, submit });
  expect(submit).toHaveBeenCalledWith(1);
  expect(warn).toHaveBeenCalledOnce();
});

test('the cart is a frozen copy', async () => {
  const { view } = await mount({ 'api-base': 'https://x.example' });
  expect(Object.isFrozen(view.cart)).toBe(true);
  expect(Object.isFrozen(view.cart?.items[0])).toBe(true);
});

test('exactly one of loading, ready and error is set; an error hides the others until it is resolved', async () => {
  const setStatus = vi.fn();
  const { config } = await mount({ 'api-base': 'https://x.example' }, { setStatus: setStatus });
  config().setState('ready', true);
  config().setState('error', true);
  config().setState('error', false);
  config().setState('ready', false);
  expect(setStatus.mock.calls.flat()).toEqual(['ready', 'error', 'ready', 'loading']);
});

test('a method waits until it is registered, and is removed with its owner', async () => {
  const { view, config } = await mount({ 'api-base': 'https://x.example' });
  const submit = vi.fn();
  view.call(['submit']);
  const unregister = config().registerMethods({ submit });
  expect(submit).toHaveBeenCalledOnce();
  unregister();
  view.call(['submit']);
  expect(submit).toHaveBeenCalledOnce();
});

test('a fatal error releases the element and reports it', async () => {
  const { host, config, context } = await mount({ 'api-base': 'https://x.example', lang: 'es' });
  const details: unknown[] = [];
  host.addEventListener('booking-error', (event) => details.push((event as CustomEvent).detail));
  config().fail();
  await waitFor(() => expect(context.fail).toHaveBeenCalledOnce());
  const [problem] = vi.mocked(context.fail).mock.lastCall ?? [];
  expect(problem?.textContent).toContain('no está disponible');
  expect(details).toEqual([{ v: 1, code: 'bad-response', phase: 'view', retryable: true }]);
});

test('a failure that is reported after the view was removed does not affect the next one', async () => {
  const { view, config, context } = await mount({ 'api-base': 'https://x.example/w' });
  const { fail } = config();
  view.remove();
  fail();
  expect(context.fail).not.toHaveBeenCalled();
});

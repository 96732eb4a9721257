import { beforeEach, expect, test, vi } from 'vitest';
import { effectiveChoices } from '../../../../src/storefront/session-slice.ts';
import { registry } from '../../../../src/platform/registry.ts';
import type { Storefront as SharedStorefront } from '../../../../src/storefront/storefront.ts';

const apiBase = 'https://api.example.com/widget';

beforeEach(() => {
  registry().storefronts.clear();
  window.sessionStorage.clear();
  vi.resetModules();
});

/** The module as loaded by another script of the page, which shares nothing but the page with the first one. */
async function anotherScript() {
  vi.resetModules();
  return import('../../../../elements/core/storefront/create-storefront.ts');
}

test('two scripts, whatever their format, share the storefront of a key', async () => {
  const [first, second] = [await anotherScript(), await anotherScript()];
  expect(first.createStorefront).not.toBe(second.createStorefront);
  const storefront = first.createStorefront({ apiBase: `${apiBase}/`, lang: 'es' });
  expect(second.createStorefront({ apiBase, currency: 'MXN' })).toBe(storefront);
  const { state } = storefront as SharedStorefront;
  expect(effectiveChoices(state.session.state)).toEqual({ language: 'es', currency: 'mxn' });
});

test.each([
  { apiBase: 'https://api.example.com/other' },
  { apiBase, developmentHost: 'dev.example.com' },
  { apiBase, cartScope: 'hotel-2' },
  { apiBase, preview: true },
])('%j is a storefront of its own', async (options) => {
  const { createStorefront } = await anotherScript();
  expect(createStorefront(options)).not.toBe(createStorefront({ apiBase }));
  expect(createStorefront(options)).toBe(createStorefront({ ...options, storage: 'memory' }));
});

test('its cart and its route can be used before there is any element', async () => {
  const { createStorefront } = await anotherScript();
  const storefront = createStorefront({ apiBase, storage: 'memory' });
  expect(storefront.cartSnapshot()).toMatchObject({ count: 0, total: null, items: [] });
  storefront.navigate('/transfers?airport=CUN', 'api');
  expect(storefront.path).toBe('/transfers?airport=CUN');
  expect(() => storefront.navigate('/nowhere/at/all/indeed', 'api')).toThrow(TypeError);
  expect(() => createStorefront({ apiBase: '/widget' })).toThrow(/not an absolute URL/);
});

test('they share one overlay, and another one once that has closed', async () => {
  const shown: string[] = [];
  class Engine extends HTMLElement {
    show = (path: string) => void shown.push(path);
  }
  if (!customElements.get('booking-engine')) customElements.define('booking-engine', Engine);
  const open = async (path: string) => {
    vi.resetModules();
    const { enginesFor } = await import('../../../../elements/core/engine/engines.ts');
    const host = document.createElement('div');
    const read = (name: string) => (name === 'api-base' ? apiBase : undefined);
    enginesFor({ host, read }).findOverlay()?.(path);
  };
  const overlays = () => document.querySelectorAll('booking-engine');
  await open('/transfers');
  await open('/extras');
  expect(overlays()).toHaveLength(1);
  expect(shown).toEqual(['/transfers', '/extras']);
  overlays()[0]?.dispatchEvent(new Event('close'));
  expect(overlays()).toHaveLength(0);
  await open('/cart/checkout');
  expect(overlays()).toHaveLength(1);
  document.body.replaceChildren();
});

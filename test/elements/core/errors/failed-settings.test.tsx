import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareStart } from '../../../../src/views/startup/prepare-start.ts';
import { StorefrontView } from '../../../../src/views/storefront-view.tsx';
import type { ViewConfig } from '../../../../src/views/view-config.ts';
import { settled, stubViewport } from '../../fake-view.ts';
import { defineElementOf } from '../../view-element.ts';

const View = ({ config }: { config: ViewConfig }) => (
  <StorefrontView config={config} requiredScope="first-screen">
    Ready
  </StorefrontView>
);

const add = defineElementOf('settings', View, (storefront) => prepareStart(storefront, 'first-screen'));

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('', { status: 500 })));
let watchers: ReturnType<typeof stubViewport>;
beforeEach(() => {
  watchers = stubViewport();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('failing settings are requested once by the loader, two views and all their parts', async () => {
  const elements = [0, 1].map(() => {
    const element = add({ 'api-base': 'https://api.example.com/fails' });
    watchers.at(-1)?.see(0);
    return element;
  });
  for (const { shadowRoot } of elements)
    await waitFor(() => expect(shadowRoot?.textContent).toContain('Booking is not available right now'));
  await waitFor(() => expect(elements.map(({ state }) => state)).toEqual(['error', 'error']));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://api.example.com/fails/settings?lang=en',
  ]);
});

test.each([
  ['es-MX', {}, 'es'],
  ['en-US', { currency: 'MXN' }, 'es'],
  ['es-MX', { lang: 'en', currency: 'MXN' }, 'en'],
])(
  'loader and view request the same language: browser %s, page %j',
  async (browser, attributes, language) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    // Settings that failed for one element are not requested again by the next one.
    const base = `https://api.example.com/${browser}/${Object.keys(attributes).length}`;
    const element = add({ 'api-base': base, ...attributes });
    watchers.at(-1)?.see(0);
    await waitFor(() => expect(element.state).toBe('error'));
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${base}/settings?lang=${language}`]);
  },
);

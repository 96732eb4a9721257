import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commonAttributes } from '../../elements/attribute-names.ts';
import { commonOptions } from '../../elements/attributes.ts';
import { bookingElement } from '../../elements/booking-element.ts';
import { defineView } from '../../elements/define-view.ts';
import { mountView } from '../../elements/mount-view.ts';
import type { ElementOptions } from '../../src/schema/element-options.ts';
import { prepareStart } from '../../src/views/prepare-start.ts';
import { StorefrontView } from '../../src/views/storefront-view.tsx';
import type { ViewConfig } from '../../src/views/view-config.ts';
import { settled, stubViewport } from './fake-view.ts';

const View = ({ config }: { config: ViewConfig }) => (
  <StorefrontView config={config} words="first">
    Ready
  </StorefrontView>
);

const Element = bookingElement({
  attributes: commonAttributes,
  reserved: '300px',
  load: () =>
    Promise.resolve({
      mountView: (surroundings) =>
        mountView<ElementOptions>(
          {
            tag: defineView('settings', View),
            options: commonOptions,
            prepare: (storefront) => prepareStart(storefront, 'first'),
          },
          surroundings,
        ),
    }),
});
customElements.define('settings-element', Element);

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('', { status: 500 })));
let watchers: ReturnType<typeof stubViewport>;
beforeEach(() => {
  watchers = stubViewport();
  vi.stubGlobal('fetch', fetched);
});

afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
});

test('settings that answer 500 are asked for once, by the loader, two views and all that is in them', async () => {
  const elements = [0, 1].map(() => {
    const element = document.createElement('settings-element') as InstanceType<typeof Element>;
    element.setAttribute('api-base', 'https://api.example.com/widget');
    element.setAttribute('storage', 'memory');
    document.body.append(element);
    watchers.at(-1)?.see(0);
    return element;
  });
  for (const { shadowRoot } of elements)
    await vi.waitFor(() => expect(shadowRoot?.textContent).toContain('Booking is not available right now'));
  expect(elements.map(({ state }) => state)).toEqual(['error', 'error']);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://api.example.com/widget/settings?lang=en',
  ]);
});

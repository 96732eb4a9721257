import { waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded before a view fails, so that the failure is reported before React has unmounted the view.
import '../../../../elements/core/errors/show-fatal-error.ts';
import { ViewStatus } from '../../../../src/views/view-status.tsx';
import { StorefrontView } from '../../../../src/views/storefront-view.tsx';
import type { ViewConfig } from '../../../../src/views/view-config.ts';
import { settled, stubViewport } from '../../fake-view.ts';
import { defineElementOf } from '../../view-element.ts';

const drawing = { fails: true };

function View({ config }: { config: ViewConfig }) {
  return (
    <StorefrontView config={config} requiredScope="first-screen">
      <ViewStatus />
      <Drawing />
    </StorefrontView>
  );
}

/** Fails once the element is ready, so its parts clean up after the failure. */
function Drawing() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);
  if (isReady && drawing.fails) throw new Error('cannot be drawn');
  return 'Drawn';
}

const addElement = defineElementOf('failing', View);

let watchers: ReturnType<typeof stubViewport>;
beforeEach(() => {
  drawing.fails = true;
  watchers = stubViewport();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ currencies: ['usd'] })));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function add(attributes: Record<string, string> = {}) {
  const element = addElement(attributes);
  watchers.at(-1)?.see(0);
  return { element, inside: element.shadowRoot as ShadowRoot };
}

const alertIn = (root: ShadowRoot) =>
  waitFor(() => {
    const alert = root.querySelector('[role=alert]');
    expect(alert).not.toBeNull();
    return alert as HTMLElement;
  });

test('a view that fails reports it, and stays in error after React has unmounted it', async () => {
  const { element, inside } = add();
  const alert = await alertIn(inside);
  expect(alert.textContent).toContain('Online booking is not available right now.');
  expect(alert.nextElementSibling?.localName).toBe('slot');
  await settled();
  await settled();
  expect(element.state).toBe('error');
});

test('a retry renders it', async () => {
  const { element, inside } = add();
  const alert = await alertIn(inside);
  drawing.fails = false;
  alert.querySelector('button')?.click();
  await waitFor(() => expect(element.state).toBe('ready'));
  await waitFor(() => expect(inside.textContent).toContain('Drawn'));
  expect(inside.querySelector('[role=alert]')).toBeNull();
});

test.each([
  ['https://book.example.com/', 'https://book.example.com/'],
  ['javascript:alert(1)', undefined],
])('leads to the hosted page at %s: %s', async (address, href) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { inside } = add({ 'hosted-url': address });
  const alert = await alertIn(inside);
  expect(alert.querySelector('a')?.href).toBe(href);
});

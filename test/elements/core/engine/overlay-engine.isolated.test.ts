import { beforeEach, expect, test } from 'vitest';
import { showOverlay } from '../../../../elements/core/engine/overlay-engine.ts';

const shown: unknown[] = [];
class Engine extends HTMLElement {
  labels: unknown;
  analytics: unknown;
  show(path?: string): void {
    shown.push([this, path]);
  }
}
customElements.define('booking-engine', Engine);

beforeEach(() => document.body.replaceChildren());

test('an overlay has the options of the element that opens it, however they were set', () => {
  const options: Record<string, unknown> = {
    'api-base': 'https://api.example.com/widget',
    preview: true,
    'hide-oneway-prices': false,
    radius: 8,
    analytics: ['gtag'],
    labels: { Search: 'Find my ride' },
  };
  const host = document.createElement('div');
  showOverlay({ host, read: (attribute) => options[attribute] }, 'key');
  const overlay = document.querySelector('booking-engine');
  const attributes = [...(overlay?.attributes ?? [])].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual({
    'api-base': 'https://api.example.com/widget',
    preview: '',
    radius: '8',
    presentation: 'overlay',
  });
  expect(overlay).toMatchObject({ labels: { Search: 'Find my ride' }, analytics: ['gtag'] });
});

test('an overlay gets the nonce, which the browser hides in the attribute', () => {
  const host = document.createElement('div');
  host.nonce = 'c3R1ZmY';
  showOverlay({ host, read: (attribute) => (attribute === 'nonce' ? '' : undefined) }, 'with a nonce');
  expect(document.querySelector('booking-engine')?.getAttribute('nonce')).toBe('c3R1ZmY');
});

test('an open overlay that the page has removed is replaced by a new one', () => {
  const from = { host: document.createElement('div'), read: () => undefined };
  showOverlay(from, 'removed', '/transfers');
  const removed = document.querySelector('booking-engine');
  document.body.replaceChildren();
  showOverlay(from, 'removed', '/extras');
  const current = document.querySelector('booking-engine');
  expect(current).not.toBe(removed);
  expect(shown.at(-1)).toEqual([current, '/extras']);
});

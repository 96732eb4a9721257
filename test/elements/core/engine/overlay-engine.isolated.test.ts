import { expect, test } from 'vitest';
import { showOverlay } from '../../../../elements/core/engine/overlay-engine.ts';

test('an overlay has the options of the element that opens it, however they were set', () => {
  class Engine extends HTMLElement {
    labels: unknown;
    analytics: unknown;
    show(): void {}
  }
  customElements.define('booking-engine', Engine);
  const options: Record<string, unknown> = {
    'api-base': 'https://api.example.com/widget',
    preview: true,
    'hide-oneway-prices': false,
    radius: 8,
    analytics: ['gtag'],
    labels: { Search: 'Find my ride' },
  };
  showOverlay({ read: (attribute) => options[attribute] }, 'key');
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

import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { settled } from './fake-view.ts';

let isLost = false;
let filled = 0;
vi.mock('../../elements/define/rarely-needed.ts', () => ({
  get fillStrippedTags() {
    if (isLost) throw new TypeError('Importing a module script failed.');
    return () => filled++;
  },
}));

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('a page without places fetches nothing; a place that is added later is filled', async () => {
  const { watchStrippedTags: watchStrippedTags } =
    await import('../../elements/define/watch-stripped-tags.ts');
  watchStrippedTags();
  await settled();
  expect(filled).toBe(0);
  document.body.innerHTML = '<section><div data-booking="transfers-box"></div></section>';
  await waitFor(() => expect(filled).toBe(1));
  document.body.append(document.createElement('p'));
  await settled();
  expect(filled).toBe(1);
});

test('if the code that fills it does not arrive, the place shows an error', async () => {
  isLost = true;
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard: unknown[] = [];
  document.addEventListener('booking-error', ({ target, detail }) => heard.push([target, detail]));
  const { watchStrippedTags: watchStrippedTags } =
    await import('../../elements/define/watch-stripped-tags.ts');
  document.body.innerHTML = '<div data-booking="transfers-box"><a href="/">Book online</a></div>';
  watchStrippedTags();
  const place = document.querySelector('div');
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard).toEqual([[place, { v: 1, code: 'network', phase: 'load', retryable: true }]]);
  expect(log.mock.calls).toEqual([
    ['[div]', new TypeError('Importing a module script failed.'), 'Are its chunks next to the script?'],
  ]);
  expect(place?.textContent).toBe('Book online');
});

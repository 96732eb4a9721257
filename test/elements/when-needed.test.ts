import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenNeeded } from '../../elements/core/when-needed.ts';
import { stubViewport } from './fake-view.ts';

beforeEach(() => void stubViewport());

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  [1400, 'starts before the page’s first frame', 1],
  [1600, 'waits for that frame', 0],
])('after a text of %i letters an element %s', (letters, _, times) => {
  const element = document.createElement('div');
  document.body.append('a'.repeat(letters), element);
  const start = vi.fn(() => Promise.resolve());
  const cancel = whenNeeded(element, start, () => undefined);
  expect(start).toHaveBeenCalledTimes(times);
  cancel();
});

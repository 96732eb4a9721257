import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineElement } from '../../../elements/define/define-element.ts';

afterEach(() => vi.restoreAllMocks());

function elementClass(version: string) {
  return class extends HTMLElement {
    static readonly version = version;
  };
}

test('the first definition wins; the second logs a warning and breaks nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const details: unknown[] = [];
  document.addEventListener('booking-error', (event) => details.push((event as CustomEvent).detail));
  const First = elementClass('1.0.0');

  defineElement('conflict-element', First);
  expect(warn).not.toHaveBeenCalled();

  defineElement('conflict-element', elementClass('2.0.0'));
  expect(customElements.get('conflict-element')).toBe(First);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(warn.mock.calls[0]?.[0]).toMatch(/conflict-element.*1\.0\.0.*2\.0\.0/);
  expect(details).toEqual([{ v: 1, code: 'version-conflict', phase: 'start', retryable: false }]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOpening } from '../../../elements/links/watch-opening.ts';

const assigned = vi.spyOn(location, 'assign').mockReturnValue();
let overlay: HTMLElement & { show: () => void };
let root: ShadowRoot;

beforeEach(() => {
  assigned.mockReset();
  vi.useFakeTimers();
  overlay = Object.assign(document.createElement('div'), { show: () => undefined });
  root = overlay.attachShadow({ mode: 'open' });
  document.body.append(overlay);
  for (const name of ['Extras', 'Tours']) {
    const link = document.createElement('a');
    link.href = `https://book.example.com/${name}`;
    link.textContent = name;
    watchOpening(overlay, link);
  }
  vi.advanceTimersByTime(1000);
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const spinners = () => root.querySelectorAll('[role=progressbar][aria-label=Extras]').length;
const fail = (phase: string) =>
  overlay.dispatchEvent(new CustomEvent('booking-error', { detail: { code: 'network', phase } }));

test('a spinner shows that the overlay loads, until its dialog is open; errors are shown there', async () => {
  expect(spinners()).toBe(1);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  root.append(dialog);
  await vi.advanceTimersByTimeAsync(0);
  expect(spinners()).toBe(0);
  fail('load');
  vi.advanceTimersByTime(60_000);
  expect(assigned).not.toHaveBeenCalled();
  expect(overlay.isConnected).toBe(true);
});

test('Escape cancels, other keys do not', () => {
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('Tab');
  expect(overlay.isConnected).toBe(true);
  press('Escape');
  expect(overlay.isConnected).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(assigned).not.toHaveBeenCalled();
});

test.each([
  ['the overlay does not load', () => fail('load')],
  ['that takes too long', () => vi.advanceTimersByTime(60_000)],
])('the browser follows the latest link if %s', (_, happen) => {
  fail('storage');
  expect(assigned).not.toHaveBeenCalled();
  happen();
  expect(assigned.mock.calls).toEqual([['https://book.example.com/Tours']]);
  expect(overlay.isConnected).toBe(false);
});

test('the browser stays here if the page has removed the overlay', () => {
  overlay.remove();
  vi.advanceTimersByTime(60_000);
  expect(assigned).not.toHaveBeenCalled();
});

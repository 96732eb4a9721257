import { expect, it, test, vi } from 'vitest';
import { onErrorBox, onKeyRefused } from '../../../../src/platform/third-party/map-refusals.ts';

const google = globalThis as { gm_authFailure?: (() => void) | undefined };

test.each([
  ['<div class="gm-err-container">¡Vaya! Se ha producido un error.</div>', true],
  ['<div>Oops! Something went wrong.</div>', true],
  ["<div><table><td>This page can't load Google Maps correctly.</td></table></div>", true],
  ['<div><button class="dismissButton">Aceptar</button></div>', true],
  ['<span>For development purposes only</span>', true],
  ['<div class="gm-style">Map data ©2026</div>', false],
])('%s is an error: %s', async (markup, isError) => {
  const shown = vi.fn();
  const map = document.createElement('div');
  onErrorBox(map, shown, new AbortController().signal);
  map.innerHTML = markup;
  // Observers are told in the order in which they were made.
  const observed = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(map, { childList: true });
  });
  map.append('later');
  await observed;
  expect(shown).toHaveBeenCalledTimes(isError ? 1 : 0);
});

it('a refused key is reported to all maps and to the page, whenever it sets its handler', () => {
  const [early, late, first, second, gone] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  google.gm_authFailure = early;
  const stop = new AbortController();
  onKeyRefused(first, new AbortController().signal);
  onKeyRefused(gone, stop.signal);
  stop.abort();
  // As pages do that keep the handler of another script.
  const before = google.gm_authFailure;
  google.gm_authFailure = () => {
    before();
    late();
  };
  google.gm_authFailure();
  onKeyRefused(second, new AbortController().signal);
  for (const received of [late, first, second]) expect(received).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});

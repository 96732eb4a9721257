import { expect } from 'vitest';

/** Text from a provider that would have an effect if it were treated as markup. */
export const scripted = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** What must never be on screen, nor become markup, whatever a provider answers. */
export function expectCleanScreen() {
  expect(document.body.textContent).not.toMatch(
    /NaN|undefined|\[object Object\]|\bnull\b|Invalid Date|Infinity/,
  );
  const running = document.body.querySelectorAll(
    'script:not([type="application/ld+json"]), [onerror], [onclick], [href^="javascript"], [src^="javascript"]',
  );
  expect([...running].map(({ outerHTML }) => outerHTML)).toEqual([]);
}

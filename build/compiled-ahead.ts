import type { Rolldown } from 'vite';

/**
 * Lets Chromium compile all functions of a script on another thread while it downloads, instead of each on the main
 * thread when it is first called, which took a third of the time until a form was usable. Not worth it for small
 * scripts.
 */
export function compiledAhead({ modules }: Rolldown.RenderedChunk): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return length > 40_000 ? '//# allFunctionsCalledOnLoad' : '';
}

import type { Rolldown } from 'vite';

/**
 * Lets Chromium compile all functions of a script while it arrives, beside the page's own thread, instead of each one on
 * that thread as it is called first: that took a third of the time until a form could be used. Not worth the line where
 * there is little to compile.
 */
export function compiledAhead({ modules }: Rolldown.RenderedChunk): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return length > 40_000 ? '//# allFunctionsCalledOnLoad' : '';
}

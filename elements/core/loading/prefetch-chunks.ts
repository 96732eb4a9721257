import type { Language } from '../../../src/schema/language.ts';
import { release } from '../storefront/release.ts';

const filesByView = import.meta.env.FILES_BY_VIEW ?? {};

/**
 * Requests all chunks of a view, and the texts of its first screen, at once. By following imports, the browser would discover
 * the later ones only one round trip after the first.
 */
export function prefetchChunks(tag: string, language: Language): void {
  for (const file of filesByView[tag] ?? [])
    void ignoreFailure(async () => (await import(/* @vite-ignore */ file)) as unknown);
  void ignoreFailure(release.catalogs[language].firstScreen);
}

/** Loads something ahead. A failure is handled by the view, which then requests it again. */
async function ignoreFailure(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch {}
}

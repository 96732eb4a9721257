import { release } from '../storefront/release.ts';
import type { Language } from '../../../src/schema/language.ts';

const filesByView = import.meta.env.FILES_BY_VIEW ?? {};

/** Requests all that a view needs, and its first words, at once: they would name each other one round trip later. */
export function prefetchChunks(tag: string, language: Language): void {
  for (const file of filesByView[tag] ?? [])
    void ignoreFailure(async () => (await import(/* @vite-ignore */ file)) as unknown);
  void ignoreFailure(release.catalogs[language].firstScreen);
}

/** The view handles it when it requests them again. */
async function ignoreFailure(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch {}
}

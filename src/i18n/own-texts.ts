import type { LoadedLanguage } from './catalogs.ts';

/** A language with the host page's custom texts; the code that merges them is only loaded if there are any. */
export async function withOwnTexts(
  loaded: LoadedLanguage,
  labels: Readonly<Record<string, unknown>>,
): Promise<LoadedLanguage> {
  if (Object.keys(labels).length === 0) return loaded;
  return (await import('./labels.ts')).withLabels(loaded, labels);
}

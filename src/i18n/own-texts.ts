import type { LoadedLanguage } from './catalogs.ts';

/** A language with the host page's own texts in it; what puts them there is fetched only where there are any. */
export async function withOwnTexts(
  loaded: LoadedLanguage,
  labels: Readonly<Record<string, unknown>>,
): Promise<LoadedLanguage> {
  if (Object.keys(labels).length === 0) return loaded;
  return (await import('./labels.ts')).withLabels(loaded, labels);
}

import type { LoadedLanguage } from './catalogs.ts';
import { withLabels } from './labels.ts';

/** A language with the host page's custom texts, if there are any. */
export async function withOwnTexts(
  loaded: LoadedLanguage,
  labels: Readonly<Record<string, unknown>>,
): Promise<LoadedLanguage> {
  if (Object.keys(labels).length === 0) return loaded;
  return withLabels(loaded, labels);
}

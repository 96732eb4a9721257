import type { Language } from '../../src/schema/language.ts';

/** Fetches the messages of a language along with the view, which would request them one round trip later. */
export function prefetchMessages(language: Language): void {
  // In an array, to which the loader's build adds what all views share. A third language needs a third import.
  /* eslint-disable no-restricted-syntax -- they are awaited below */
  const chunks: readonly Promise<unknown>[] = [
    (language satisfies 'en' | 'es') === 'es'
      ? import('../../locales/es-core.po')
      : import('../../locales/en-core.po'),
  ];
  /* eslint-enable no-restricted-syntax */
  void chunks.map(ignoreFailure);
}

/** The view handles it when it requests them again. */
async function ignoreFailure(chunk: Promise<unknown>): Promise<void> {
  try {
    await chunk;
  } catch {}
}

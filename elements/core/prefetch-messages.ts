import type { Language } from '../../src/schema/language.ts';

/** Fetches the messages of a language along with the view, which would request them one round trip later. */
export function prefetchMessages(language: Language): void {
  // In an array, to which the loader's build adds what all views share. A third language needs a third import.
  Promise.all([
    (language satisfies 'en' | 'es') === 'es'
      ? import('../../locales/es-core.po')
      : import('../../locales/en-core.po'),
  ])
    // The view handles a failure when it requests them again.
    .catch(() => undefined);
}

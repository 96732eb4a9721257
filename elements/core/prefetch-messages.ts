/** Fetches the messages of a language along with the view, which would request them one round trip later. */
export function prefetchMessages(language: 'en' | 'es'): void {
  // In an array, to which the loader's build adds the core of all views.
  Promise.all([language === 'es' ? import('../../locales/es-core.po') : import('../../locales/en-core.po')])
    // The view handles a failure when it requests them again.
    .catch(() => undefined);
}

/** Fetches the words of a language beside the view, which would ask for them one round trip later. */
export function prefetchWords(language: 'en' | 'es'): void {
  // In a list, to which the build of the loader adds the core of all views.
  Promise.all([language === 'es' ? import('../locales/es-first.po') : import('../locales/en-first.po')])
    // A failure is the view's to notice, when it asks again.
    .catch(() => undefined);
}

/** Fetches the words of a language beside the view, which would ask for them one round trip later. */
export function prefetchWords(language: 'en' | 'es'): void {
  // A failure is the view's to notice, when it asks again.
  catalogs[language]().catch(() => undefined);
}

const catalogs = {
  en: () => import('../locales/en-first.po'),
  es: () => import('../locales/es-first.po'),
};

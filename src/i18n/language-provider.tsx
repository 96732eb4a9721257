import { I18nProvider } from '@lingui/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Language } from '../schema/language.ts';
import type { LoadedLanguage, CatalogScope } from './catalogs.ts';
import type { LanguageDateLocale } from './date-locales.ts';

interface ActiveLanguage {
  language: Language;
  /** The messages that have loaded so far. */
  catalog: CatalogScope;
  dateLocale: LanguageDateLocale;
}

const LanguageContext = createContext<ActiveLanguage | undefined>(undefined);

/** The language of the screens below. */
export function useLanguage(): ActiveLanguage {
  const active = use(LanguageContext);
  if (!active) throw new Error('useLanguage needs a LanguageProvider above it');
  return active;
}

/** Provides a loaded language to the screens below. */
export function LanguageProvider({ loaded, children }: { loaded: LoadedLanguage; children: ReactNode }) {
  const { language, catalog, dateLocale } = loaded;
  const active = useMemo(() => ({ language, catalog, dateLocale }), [language, catalog, dateLocale]);
  return (
    <I18nProvider i18n={loaded.i18n}>
      <LanguageContext value={active}>{children}</LanguageContext>
    </I18nProvider>
  );
}

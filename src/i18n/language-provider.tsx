import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Language } from '../schema/language.ts';
import type { LoadedLanguage, CatalogScope } from './catalogs.ts';
import type { DateLocale } from './date-locales.ts';

interface ActiveLanguage {
  language: Language;
  /** The messages that have loaded so far. */
  catalog: CatalogScope;
  dateLocale: DateLocale;
}

const LanguageContext = createContext<ActiveLanguage | undefined>(undefined);

/** The language of the screens below. */
export function useLanguage(): ActiveLanguage {
  const active = use(LanguageContext);
  if (!active) throw new Error('useLanguage needs a LanguageProvider above it');
  return active;
}

/** Provides a loaded language to the screens below; the storefront must have activated it on `i18n`. */
export function LanguageProvider(props: { i18n: I18n; loaded: LoadedLanguage; children: ReactNode }) {
  const { language, catalog, dateLocale } = props.loaded;
  const active = useMemo(() => ({ language, catalog, dateLocale }), [language, catalog, dateLocale]);
  return (
    <I18nProvider i18n={props.loaded.i18n ?? props.i18n}>
      <LanguageContext value={active}>{props.children}</LanguageContext>
    </I18nProvider>
  );
}

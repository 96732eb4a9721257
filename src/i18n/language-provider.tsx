import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Language } from '../schema/language.ts';
import type { LoadedLanguage, Words } from './catalogs.ts';
import type { DateLocale } from './date-locales.ts';

interface ActiveLanguage {
  language: Language;
  /** Whose words are there by now. */
  words: Words;
  dateLocale: DateLocale;
}

const LanguageContext = createContext<ActiveLanguage | undefined>(undefined);

/** The language that the screens below speak. */
export function useLanguage(): ActiveLanguage {
  const active = use(LanguageContext);
  if (!active) throw new Error('useLanguage needs a LanguageProvider above it');
  return active;
}

/** Speaks a loaded language below; `i18n` belongs to the storefront and must have it activated. */
export function LanguageProvider(props: { i18n: I18n; loaded: LoadedLanguage; children: ReactNode }) {
  const { language, words, dateLocale } = props.loaded;
  const active = useMemo(() => ({ language, words, dateLocale }), [language, words, dateLocale]);
  return (
    <I18nProvider i18n={props.loaded.i18n ?? props.i18n}>
      <LanguageContext value={active}>{props.children}</LanguageContext>
    </I18nProvider>
  );
}

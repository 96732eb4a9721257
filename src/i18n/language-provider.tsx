import { I18nProvider } from '@lingui/react';
import { createContext, use, type ReactNode } from 'react';
import type { LoadedLanguage } from './load-language.ts';

const LanguageContext = createContext<LoadedLanguage | undefined>(undefined);

/** The language of the screens below. */
export function useLanguage(): LoadedLanguage {
  const loaded = use(LanguageContext);
  if (!loaded) throw new Error('useLanguage needs a LanguageProvider above it');
  return loaded;
}

/** Provides a loaded language to the screens below. */
export function LanguageProvider({ loaded, children }: { loaded: LoadedLanguage; children: ReactNode }) {
  return (
    <I18nProvider i18n={loaded.i18n}>
      <LanguageContext value={loaded}>{children}</LanguageContext>
    </I18nProvider>
  );
}

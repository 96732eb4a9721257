import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { loadLanguage, type LoadedLanguage } from '../../i18n/catalogs.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { StartError } from '../../shared/notices/start-error.tsx';
import { guessLanguage } from '../../storefront/guess-language.ts';
import type { ElementOptions } from '../../options/attributes.ts';
import { ThemedRoot } from '../themed-root.tsx';

/** Shown without a valid `api-base`, and therefore without a storefront or its language. */
export function ConfigError({ options }: { options: ElementOptions }) {
  const language = guessLanguage((name) => options[name]);
  const [loaded, setLoaded] = useState<LoadedLanguage>();
  useEffect(() => {
    let current = true;
    void loadLanguage(language, 'first-screen').then((loaded) => {
      if (current) setLoaded(loaded);
    });
    return () => void (current = false);
  }, [language]);
  if (!loaded) return null;
  return (
    <LanguageProvider loaded={loaded}>
      <ThemedRoot language={language}>
        <MissingApiBase />
      </ThemedRoot>
    </LanguageProvider>
  );
}

function MissingApiBase() {
  const { t } = useLingui();
  return (
    <StartError code="config" title={t`This booking form is not set up yet`}>
      <Trans>
        The api-base attribute is missing or invalid. It must be an absolute URL, such as
        https://api.example.com/widget.
      </Trans>
    </StartError>
  );
}

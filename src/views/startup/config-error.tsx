import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { loadLanguage, type LoadedLanguage } from '../../i18n/load-language.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import type { ElementOptions } from '../../options/attributes.ts';
import type { LanguageTag } from '../../schema/language.ts';
import { StartError } from '../../shared/notices/start-error.tsx';
import { guessLanguage } from '../../storefront/guess-language.ts';
import { ThemedRoot } from '../themed-root.tsx';

/** Shown if `api-base` is missing or invalid. There is no storefront then, so the language is guessed. */
export function ConfigError({ options }: { options: ElementOptions }) {
  const language = guessLanguage((name) => (name === 'locale-url' ? options.localeUrl : options[name]));
  const messages = useFirstScreenMessages(language);
  if (!messages) return null;
  return (
    <LanguageProvider loaded={messages}>
      <ThemedRoot language={messages}>
        <MissingApiBase />
      </ThemedRoot>
    </LanguageProvider>
  );
}

/** Loads the messages without a query, because queries belong to a storefront. If that fails, rendering throws the error. */
function useFirstScreenMessages(language: LanguageTag): LoadedLanguage | undefined {
  const [messages, setMessages] = useState<LoadedLanguage>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let isCurrent = true;
    loadLanguage(language, 'first-screen').then(
      (loaded) => {
        if (isCurrent) setMessages(loaded);
      },
      (cause: unknown) => {
        if (isCurrent) setError(new Error('The messages could not be loaded', { cause }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (error) throw error;
  return messages;
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

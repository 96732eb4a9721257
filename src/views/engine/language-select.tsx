import { useLingui } from '@lingui/react/macro';
import { localeTexts } from '../../../locales/locales.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { languages, type Language } from '../../schema/language.ts';
import { useSession } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { currentSession } from '../../storefront/current-session.ts';
import { CompactSelect } from '../../ui/layout/navigation/compact-select.tsx';
import { messagesQuery, scopeInUse } from '../startup/use-messages.ts';

/** The choice of a language. If its messages fail to load, the language that is shown is chosen again. */
export function LanguageSelect() {
  const { t } = useLingui();
  const { language } = useSession();
  const chooseLanguage = useChooseLanguage();
  return (
    <CompactSelect
      label={t`Language`}
      value={language}
      abbreviation={language.toUpperCase()}
      options={languages.map((value) => ({ value, label: localeTexts[value].name }))}
      onChange={chooseLanguage}
    />
  );
}

function useChooseLanguage(): (language: Language) => void {
  const storefront = useStorefront();
  const { language: shownLanguage } = useLanguage();
  const { state, queryClient } = storefront;
  return (language) => {
    state.session.chooseLanguage(language);
    queryClient.query(messagesQuery(language, scopeInUse(storefront, 'by-route'))).catch(() => {
      // Otherwise texts and the provider's answers would be in different languages, and the language could not be tried again.
      if (currentSession(storefront).language === language) state.session.chooseLanguage(shownLanguage);
    });
  };
}

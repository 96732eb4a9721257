import { useLingui } from '@lingui/react/macro';
import { localeTexts } from '../../../locales/locales.ts';
import { languages, type Language } from '../../schema/language.ts';
import { useSession } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { CompactSelect } from '../../ui/layout/navigation/compact-select.tsx';
import { useLoadChosenLanguage } from './use-load-chosen-language.ts';

/** The choice of a language. If its messages fail to load, the language that is shown is chosen again. */
export function LanguageSelect() {
  const { t } = useLingui();
  const { language } = useSession();
  const { session } = useStorefront().state;
  const loadChosenLanguage = useLoadChosenLanguage();
  const chooseLanguage = (value: Language) => {
    session.chooseLanguage(value);
    void loadChosenLanguage(value);
  };
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

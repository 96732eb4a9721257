import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { localeTexts } from '../../../locales/locales.ts';
import { localeFileOf } from '../../platform/locale-files.ts';
import { languages, type LanguageTag } from '../../schema/language.ts';
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
  const chooseLanguage = (value: LanguageTag) => {
    session.chooseLanguage(value);
    void loadChosenLanguage(value);
  };
  return (
    <CompactSelect
      label={t`Language`}
      value={language}
      abbreviation={language.toUpperCase()}
      options={useLanguageOptions()}
      onChange={chooseLanguage}
    />
  );
}

/** Our languages, and that of the page's locale file. */
function useLanguageOptions(): { value: LanguageTag; label: string }[] {
  const { state } = useStorefront().state.session;
  const file = localeFileOf(useSnapshot(state).fileLanguage);
  const ours = languages
    .filter((value) => value !== file?.language)
    .map((value) => ({ value, label: localeTexts[value].name }));
  return file ? [...ours, { value: file.language, label: file.name }] : ours;
}

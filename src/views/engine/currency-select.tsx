import { useLingui } from '@lingui/react/macro';
import { localeTexts } from '../../../locales/locales.ts';
import type { Language } from '../../schema/language.ts';
import { useSession } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { currentSession } from '../../storefront/current-session.ts';
import { languageOfCurrency } from '../../storefront/language-and-currency.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { CompactSelect } from '../../ui/layout/navigation/compact-select.tsx';
import { useLoadChosenLanguage } from './use-load-chosen-language.ts';

/** Long enough to read the message and to reach its button by keyboard. */
const TOAST_MS = 10_000;

/**
 * The choice of a currency. It can also switch the language: to the one that the new currency implies, which a toast offers to
 * undo, or back from the one that the earlier currency implied. If messages fail to load, the language that is shown is chosen
 * again.
 */
export function CurrencySelect() {
  const { t } = useLingui();
  const storefront = useStorefront();
  const { settings, language, currency } = useSession();
  const announceLanguage = useLanguageToast();
  const loadChosenLanguage = useLoadChosenLanguage();
  const chooseCurrency = async (code: string) => {
    storefront.state.session.chooseCurrency(code);
    const nextLanguage = currentSession(storefront).language;
    if (nextLanguage === language) return;
    const isLoaded = await loadChosenLanguage(nextLanguage);
    if (isLoaded && nextLanguage === languageOfCurrency(code)) announceLanguage(nextLanguage);
  };
  return (
    <CompactSelect
      label={t`Currency`}
      value={currency}
      abbreviation={currency.toUpperCase()}
      options={settings.currencies.map((code) => ({ value: code, label: code.toUpperCase() }))}
      onChange={(code) => void chooseCurrency(code)}
    />
  );
}

/** Announces a new language in both languages. */
function useLanguageToast(): (nextLanguage: Language) => void {
  const { t } = useLingui();
  const showToast = useToast();
  const { language } = useSession();
  const { state } = useStorefront();
  return (nextLanguage) => {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    const [newLanguage, oldLanguage] = [names.of(nextLanguage), names.of(language)];
    showToast({
      tone: 'info',
      durationMs: TOAST_MS,
      message: (
        <>
          <span lang={nextLanguage}>{localeTexts[nextLanguage].languageSwitched}</span> ·{' '}
          <span lang={language}>{t`Now in ${newLanguage}`}</span>
        </>
      ),
      action: { label: t`Back to ${oldLanguage}`, onClick: () => state.session.chooseLanguage(language) },
    });
  };
}

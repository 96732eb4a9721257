import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { countryLookUp } from './country-look-up.ts';

/** The language and texts of the country list. No text contains the name of the field itself. */
export function usePhoneWidgetOptions() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const lookUpCountry = countryLookUp();
  return {
    language,
    lookUpCountry,
    messages: {
      country: t`Country`,
      countries: t`Countries`,
      search: t`Search`,
      clear: t`Clear`,
      nothingFound: t`No country found`,
      found: (count: number) => t`${plural(count, { one: '# country found', other: '# countries found' })}`,
    },
  };
}

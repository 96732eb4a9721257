import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { settingsQuery } from '../../api/settings-query.ts';
import type { LanguageTag } from '../../schema/language.ts';
import { contextWithoutCurrency, currentSession, initialLanguage } from '../../storefront/current-session.ts';
import { effectiveChoices } from '../../storefront/session-slice.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** The current session and the query of its settings. Rendered again when either changes. */
export function useCurrentSession(storefront: Storefront) {
  // `currentSession` reads the visitor's choices and the cached settings. The two hooks before it only subscribe to these:
  // a snapshot to the fields that are read from it, so not to the sales in the same slice.
  effectiveChoices(useSnapshot(storefront.state.session.state));
  // The default currency in these settings may imply another language, in which the settings are then requested again.
  useSettingsQuery(storefront, initialLanguage(storefront));
  const session = currentSession(storefront);
  return { session, settings: useSettingsQuery(storefront, session.language) };
}

function useSettingsQuery(storefront: Storefront, language: LanguageTag) {
  return useQuery(settingsQuery(contextWithoutCurrency(storefront, language)), storefront.queryClient);
}

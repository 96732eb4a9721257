import { settingsQuery } from '../../api/settings-query.ts';
import { contextWithoutCurrency, initialLanguage } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { messagesQuery, scopeInUse, type RequiredScope } from './use-messages.ts';

/** Enough to read prefetched answers, even on a slow phone; after that, a loading state is shown. */
const MAX_WAIT_MS = 300;

/**
 * Requests the settings and messages of the first screen, and waits for them and for `extraRequest`, so that the screen renders
 * once instead of answer by answer. Most answers were prefetched while the code was loading. Resolves after `MAX_WAIT_MS` at the
 * latest, and never rejects: the screen itself waits for late answers, retries failed requests and reports them.
 */
export function prepareStart(
  storefront: Storefront,
  requiredScope: RequiredScope,
  extraRequest?: Promise<unknown>,
): Promise<unknown> {
  const { queryClient } = storefront;
  const language = initialLanguage(storefront);
  const settings = settingsQuery(contextWithoutCurrency(storefront, language));
  // Settings that failed to load for another element are requested again only when the visitor retries or is back online.
  const haveSettingsFailed = queryClient.getQueryState(settings.queryKey)?.status === 'error';
  const requests = Promise.allSettled([
    haveSettingsFailed ? undefined : queryClient.query(settings),
    queryClient.query(messagesQuery(language, scopeInUse(storefront, requiredScope))),
    extraRequest,
  ]);
  return Promise.race([requests, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

import { airportsQuery } from '../../api/places.ts';
import { settingsQuery } from '../../api/settings-query.ts';
import { apiContext, firstLanguage } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import type { TransfersBoxOptions } from '../../options/transfers-box-attributes.ts';
import { neededNow, messagesQuery, type NeededCatalog } from './use-messages.ts';

/** Prefetched answers have been read by then, even on a slow phone; after that, a loading state is shown. */
const LONGEST_WAIT_MS = 300;

/**
 * Requests what the first screen needs before anything renders. Most of it has arrived while the code was loading, so the
 * screen renders once instead of answer by answer. Never rejects: the screen retries failed requests and reports them.
 */
export function prepareStart(
  storefront: Storefront,
  needed: NeededCatalog,
  alsoNeeded?: Promise<unknown>,
): Promise<unknown> {
  const { queryClient } = storefront;
  const language = firstLanguage(storefront);
  const settings = settingsQuery(apiContext(storefront, language, ''));
  const haveFailed = queryClient.getQueryState(settings.queryKey)?.status === 'error';
  const answers = Promise.allSettled([
    // Requests that failed for another element are only retried on demand.
    haveFailed || queryClient.query(settings),
    queryClient.query(messagesQuery(language, neededNow(storefront, needed))),
    alsoNeeded,
  ]);
  return Promise.race([answers, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Includes the airports, so that the form renders with them. */
export function prepareTransfersBox(storefront: Storefront, { mode }: TransfersBoxOptions): Promise<unknown> {
  const context = apiContext(storefront, firstLanguage(storefront), '');
  const airports = mode === 'P2P' ? undefined : storefront.queryClient.query(airportsQuery(context));
  return prepareStart(storefront, 'first-screen', airports);
}

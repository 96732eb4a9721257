import { airportsQuery } from '../api/places.ts';
import { settingsQuery } from '../api/settings.ts';
import { apiContext, firstLanguage } from '../parts/current-session.ts';
import type { Storefront } from '../parts/storefront.ts';
import type { TransfersBoxOptions } from '../schema/element-options.ts';
import { neededNow, wordsQuery, type NeededWords } from './use-words.ts';

/** What is on the page is read by then, on a slow phone too; whoever waits for the network is shown that. */
const LONGEST_WAIT_MS = 300;

/**
 * Asks for what a first screen needs before anything is drawn. Most of it has come while the code was on its way, and
 * the screen is drawn once instead of being built up answer by answer. Never fails: what did is asked for again by
 * the screen, which also tells of it.
 */
export function prepareStart(
  storefront: Storefront,
  needed: NeededWords,
  alsoNeeded?: Promise<unknown>,
): Promise<unknown> {
  const { queryClient } = storefront;
  const language = firstLanguage(storefront);
  const settings = settingsQuery(apiContext(storefront, language, ''), language);
  const haveFailed = queryClient.getQueryState(settings.queryKey)?.status === 'error';
  const answers = Promise.allSettled([
    // Those that failed for another element are asked for when somebody wants them.
    haveFailed || queryClient.query(settings),
    queryClient.query(wordsQuery(storefront, language, neededNow(storefront, needed))),
    alsoNeeded,
  ]);
  return Promise.race([answers, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** With the airports, so that the form is drawn with them. */
export function prepareTransfersBox(storefront: Storefront, { mode }: TransfersBoxOptions): Promise<unknown> {
  const context = apiContext(storefront, firstLanguage(storefront), '');
  const airports = mode === 'P2P' ? undefined : storefront.queryClient.query(airportsQuery(context));
  return prepareStart(storefront, 'first', airports);
}

import { useEffect, useState } from 'react';
import { readFailureOf, type ReadFailure } from '../../api/api-error.ts';
import type { LoadedLanguage } from '../../i18n/load-language.ts';
import type { ReadySession } from '../../shared/storefront/session-context.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { useCurrentSession } from './use-current-session.ts';
import { useMessages, type RequiredScope } from './use-messages.ts';
import { useProviderAnalytics } from './use-provider-analytics.ts';

/** After this time an error is shown, although the response may still arrive. */
const TIMEOUT_MS = 10_000;

export type Startup =
  | { status: 'ready'; session: ReadySession; messages: LoadedLanguage }
  | { status: 'loading'; messages: LoadedLanguage | undefined }
  | { status: 'failed'; messages: LoadedLanguage; failure: ReadFailure; tryAgain: () => void };

/** Loads the settings and the messages in parallel, and again when the language changes; then starts analytics. */
export function useStartup(storefront: Storefront, requiredScope: RequiredScope): Startup {
  const { session, settings } = useCurrentSession(storefront);
  const messages = useMessages(storefront, session.language, requiredScope);
  const [retryCount, setRetryCount] = useState(0);
  const hasTimedOut = useTimeout(settings.isPending, retryCount);

  const analytics = useProviderAnalytics(storefront, session.settings);
  if (analytics.isSettled && messages && session.settings) {
    return { status: 'ready', session: { ...session, settings: session.settings }, messages };
  }
  const { error } = settings;
  if (!messages || !(error || hasTimedOut)) return { status: 'loading', messages };
  const tryAgain = () => {
    setRetryCount(retryCount + 1);
    void settings.refetch({ cancelRefetch: true });
  };
  return { status: 'failed', messages, failure: error ? readFailureOf(error) : 'timeout', tryAgain };
}

/** Whether a query has been pending for too long since the last retry. */
function useTimeout(isPending: boolean, retryCount: number): boolean {
  const [countAtTimeout, setCountAtTimeout] = useState<number>();
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setCountAtTimeout(retryCount), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isPending, retryCount]);
  return isPending && countAtTimeout === retryCount;
}

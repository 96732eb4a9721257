import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { failureOf, type Failure } from '../../api/api-error.ts';
import { settingsQuery } from '../../api/settings-query.ts';
import type { LoadedLanguage } from '../../i18n/catalogs.ts';
import { apiContext, currentSession, firstLanguage } from '../../storefront/current-session.ts';
import type { ReadySession } from '../../shared/storefront/session-context.ts';
import { effectiveOptions } from '../../storefront/session-slice.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import type { Language } from '../../schema/language.ts';
import type { Settings } from '../../schema/settings.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { startAnalytics } from './use-provider-analytics.ts';
import { useMessages, type NeededCatalog } from './use-messages.ts';

/** After this time an error is shown, although the answer may still arrive. */
const TIMEOUT_MS = 10_000;

export type Startup =
  | { status: 'ready'; session: ReadySession; messages: LoadedLanguage }
  | { status: 'loading'; messages: LoadedLanguage | undefined }
  | { status: 'failed'; messages: LoadedLanguage; failure: Failure; tryAgain: () => void };

/** Loads the settings and the messages in parallel, and again when the language changes; then starts analytics. */
export function useStartup(storefront: Storefront, needed: NeededCatalog): Startup {
  // Re-renders when the language or currency changes, but not for the sales that the slice also contains.
  effectiveOptions(useSnapshot(storefront.state.session.state));
  const first = useSettings(storefront, firstLanguage(storefront));
  const { language } = currentSession(storefront);
  const settings = useSettings(storefront, language);
  const messages = useMessages(storefront, language, needed);
  const [attempt, setAttempt] = useState(0);
  const slow = useIsSlow(settings.isPending, attempt);

  const session = currentSession(storefront);
  const analyticsSettled = useAnalyticsStart(storefront, session.settings);
  if (analyticsSettled && messages && session.settings) {
    return { status: 'ready', session: { ...session, settings: session.settings }, messages };
  }
  const error = first.error ?? settings.error;
  if (!messages || !(error || slow)) return { status: 'loading', messages };
  const tryAgain = () => {
    setAttempt(attempt + 1);
    void settings.refetch({ cancelRefetch: true });
  };
  return { status: 'failed', messages, failure: error ? failureOf(error) : 'timeout', tryAgain };
}

function useSettings(storefront: Storefront, language: Language) {
  return useQuery(settingsQuery(apiContext(storefront, language, '')), storefront.queryClient);
}

function useIsSlow(waiting: boolean, attempt: number): boolean {
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlowAttempt(attempt), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waiting, attempt]);
  return waiting && slowAttempt === attempt;
}

/** Analytics may delay the first screen at most this long. */
const LONGEST_WAIT_MS = 1000;

/**
 * Starts the company's own analytics if an element asks for it and the settings name a property. False while the first
 * screen waits for it, because earlier events would be lost.
 */
function useAnalyticsStart(storefront: Storefront, settings: Settings | undefined): boolean {
  const { options, ownsPage } = useElement();
  const measurementId = options.analytics.includes('provider') ? settings?.googleGa4 : undefined;
  const [settledFor, setSettledFor] = useState<string>();

  const start = useEffectEvent((id: string) =>
    startAnalytics(storefront, { measurementId: id, nonce: options.nonce, ownPage: ownsPage }),
  );
  useEffect(() => {
    if (measurementId === undefined) return;
    const settled = () => setSettledFor(measurementId);
    const timer = setTimeout(settled, LONGEST_WAIT_MS);
    start(measurementId).then(settled, settled);
    return () => clearTimeout(timer);
  }, [measurementId]);

  return measurementId === undefined || settledFor === measurementId;
}

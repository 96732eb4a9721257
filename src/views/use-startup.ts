import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { settingsQuery } from '../api/settings.ts';
import type { LoadedLanguage } from '../i18n/catalogs.ts';
import { apiContext, currentSession, firstLanguage } from '../parts/current-session.ts';
import type { ReadySession } from '../parts/session-context.ts';
import type { Storefront } from '../parts/storefront.ts';
import type { Language } from '../schema/language.ts';
import { useAnalyticsStart } from './use-analytics-start.ts';
import { useWords, type NeededWords } from './use-words.ts';

/** A start that has not succeeded by then says so, though the answer may still come. */
const PATIENCE_MS = 10_000;

export type Startup =
  | { status: 'ready'; session: ReadySession; words: LoadedLanguage }
  | { status: 'loading'; words: LoadedLanguage | undefined }
  | { status: 'failed'; words: LoadedLanguage; tryAgain: () => void };

/** Loads the settings and the words side by side, and both again when the language changes; then starts analytics. */
export function useStartup(storefront: Storefront, needed: NeededWords): Startup {
  useSnapshot(storefront.state.session.state);
  const first = useSettings(storefront, firstLanguage(storefront));
  const { language } = currentSession(storefront);
  const settings = useSettings(storefront, language);
  const words = useWords(storefront, language, needed);
  const [attempt, setAttempt] = useState(0);
  const slow = useIsSlow(settings.isPending, attempt);

  const session = currentSession(storefront);
  const analyticsSettled = useAnalyticsStart(storefront, session.settings);
  if (analyticsSettled && words && session.settings) {
    return { status: 'ready', session: { ...session, settings: session.settings }, words };
  }
  const failed = first.isError || settings.isError || slow;
  if (!words || !failed) return { status: 'loading', words };
  const tryAgain = () => {
    setAttempt(attempt + 1);
    void settings.refetch({ cancelRefetch: true });
  };
  return { status: 'failed', words, tryAgain };
}

function useSettings(storefront: Storefront, language: Language) {
  return useQuery(settingsQuery(apiContext(storefront, language, ''), language), storefront.queryClient);
}

function useIsSlow(waiting: boolean, attempt: number): boolean {
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlowAttempt(attempt), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting, attempt]);
  return waiting && slowAttempt === attempt;
}

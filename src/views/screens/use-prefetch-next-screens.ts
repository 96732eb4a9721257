import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { definitionOf } from '../../routing/match.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { screens } from './screens.tsx';
import { messagesQuery } from '../startup/use-messages.ts';

/** So that the requests do not compete with those of the current screen. */
const DELAY_MS = 800;

/** Prefetches the chunks of the likely next screens and all messages, so that those screens open immediately. */
export function usePrefetchNextScreens(): void {
  const [path] = useLocation();
  const { language } = useLanguage();
  const storefront = useStorefront();
  useEffect(() => {
    const prefetch = () =>
      Promise.all([
        ...(definitionOf(path).next ?? []).map((name) => screens[name].prefetch?.()),
        storefront.queryClient.query(messagesQuery(language, 'all')),
      ]);
    // Failed requests are repeated when the screen opens.
    const timer = setTimeout(() => void prefetch().catch(() => undefined), DELAY_MS);
    return () => clearTimeout(timer);
  }, [path, language, storefront]);
}

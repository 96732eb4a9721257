import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../i18n/language-provider.tsx';
import { definitionOf } from '../routing/match.ts';
import type { RouteName } from '../schema/events.ts';
import { useStorefront } from '../shared/storefront-context.ts';
import { screens } from './screens.tsx';
import { messagesQuery } from './use-messages.ts';

const PRELOAD_DELAY_MS = 800;

/**
 * Prefetches the likely next screens once the current one is usable, so that the next step renders immediately. Returns
 * those that are here.
 */
export function usePreloadedScreens(): readonly RouteName[] {
  const [path] = useLocation();
  const { language } = useLanguage();
  const storefront = useStorefront();
  const [preloaded, setPreloaded] = useState<string>();
  const wanted = `${language} ${path}`;
  useEffect(() => {
    let isWanted = true;
    const preload = async () => {
      const fetched = definitionOf(path).next?.map((name) => screens[name].fetch?.()) ?? [];
      await Promise.all([
        ...fetched,
        storefront.queryClient.query(messagesQuery(storefront, language, 'all')),
      ]);
      if (isWanted) setPreloaded(wanted);
    };
    // What could not be fetched is fetched again when it is needed.
    const timer = setTimeout(() => void preload().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [path, language, storefront, wanted]);
  return (preloaded === wanted && definitionOf(path).next) || [];
}

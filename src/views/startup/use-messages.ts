import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { loadLanguage, type LoadedLanguage } from '../../i18n/load-language.ts';
import { localeFileOf } from '../../platform/locale-files.ts';
import { withLabels } from '../../i18n/labels.ts';
import { routeOf } from '../../routing/match.ts';
import { catalogScopeOf } from '../../routing/routes.ts';
import type { CatalogScope, LanguageTag } from '../../schema/language.ts';
import { useElement } from '../../shared/host/element-host.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** The messages that a view requires; `by-route` are those of the current route. */
export type RequiredScope = CatalogScope | 'by-route';

/**
 * The messages of a language, including the host page's custom texts. Until all of them have loaded, the previous ones stay, so
 * that no text changes twice; they also stay if loading fails.
 */
export function useMessages(
  storefront: Storefront,
  language: LanguageTag,
  requiredScope: RequiredScope,
): LoadedLanguage | undefined {
  const { location, queryClient } = storefront;
  const scope = useSyncExternalStore(location.subscribe, () => scopeInUse(storefront, requiredScope));
  const [previousMessages, setPreviousMessages] = useState<LoadedLanguage>();
  // If the required messages fail to load, the previous language stays. To render an error, the first screen's are enough.
  const fallback =
    previousMessages ?? queryClient.getQueryData(messagesQuery(language, 'first-screen').queryKey);
  const query = useQuery(
    {
      ...messagesQuery(language, scope),
      placeholderData: keepPreviousData,
      throwOnError: () => fallback === undefined,
    },
    queryClient,
  );
  if (query.data && query.data !== previousMessages) setPreviousMessages(query.data);
  return useCustomTexts(storefront, query.data ?? (query.isError ? fallback : undefined));
}

/** If the custom texts fail to load, the messages are shown without them. */
function useCustomTexts({ queryClient }: Storefront, messages: LoadedLanguage | undefined) {
  const { labels } = useElement();
  const hasLabels = Object.keys(labels).length > 0;
  const query = useQuery(
    {
      queryKey: ['labels', messages?.language, messages?.catalogScope, labels],
      queryFn: async () => messages && withLabels(messages, labels),
      enabled: messages !== undefined,
      initialData: hasLabels ? undefined : messages,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    },
    queryClient,
  );
  return query.isError ? messages : query.data;
}

/** The scope of the messages that the view requires now. */
export function scopeInUse({ location }: Storefront, requiredScope: RequiredScope): CatalogScope {
  return requiredScope === 'by-route' ? catalogScopeOf(routeOf(location.path).name) : requiredScope;
}

export const messagesQuery = (language: LanguageTag, scope: CatalogScope) =>
  queryOptions({
    queryKey: ['messages', language, scope, localeFileOf(language)?.url],
    queryFn: () => loadLanguage(language, scope),
    staleTime: Infinity,
  });

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { loadLanguage, type LoadedLanguage, type CatalogScope } from '../../i18n/catalogs.ts';
import { definitionOf } from '../../routing/match.ts';
import { withOwnTexts } from '../../i18n/own-texts.ts';
import { useElement } from '../../shared/host/element-host.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import type { Language } from '../../schema/language.ts';

/** The messages that a view needs: a fixed catalog, or that of the current route. */
export type NeededCatalog = CatalogScope | 'by-route';

export function neededNow({ location }: Storefront, needed: NeededCatalog): CatalogScope {
  if (needed !== 'by-route') return needed;
  return definitionOf(location.path).catalog;
}

/** The messages of a language, activated once they are loaded; the previous ones stay until then. */
export function useMessages(
  storefront: Storefront,
  language: Language,
  needed: NeededCatalog,
): LoadedLanguage | undefined {
  const { location, queryClient } = storefront;
  const catalog = useSyncExternalStore(location.subscribe, () => neededNow(storefront, needed));
  // Enough to report that the others are missing.
  const firstScreen = queryClient.getQueryData(messagesQuery(language, 'first-screen').queryKey);
  const query = useQuery(
    {
      ...messagesQuery(language, catalog),
      placeholderData: keepPreviousData,
      throwOnError: () => firstScreen === undefined,
    },
    queryClient,
  );
  return useLabelled(query.data ?? (query.isError ? firstScreen : undefined), storefront);
}

/** The messages merged with the host page's custom texts; both appear together, so that no text changes visibly. */
function useLabelled(messages: LoadedLanguage | undefined, { queryClient }: Storefront) {
  const { labels } = useElement();
  const hasLabels = Object.keys(labels).length > 0;
  const query = useQuery(
    {
      queryKey: ['labels', messages?.language, messages?.catalog, labels],
      queryFn: async () => messages && withOwnTexts(messages, labels),
      enabled: messages !== undefined,
      initialData: hasLabels ? undefined : messages,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    },
    queryClient,
  );
  return query.isError ? messages : query.data;
}

export const messagesQuery = (language: Language, catalog: CatalogScope) =>
  queryOptions({
    queryKey: ['messages', language, catalog],
    queryFn: () => loadLanguage(language, catalog),
    staleTime: Infinity,
  });

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { loadLanguage, type LoadedLanguage, type Words } from '../i18n/catalogs.ts';
import { withOwnTexts } from '../i18n/own-texts.ts';
import { useElement } from '../parts/element.ts';
import type { Storefront } from '../parts/storefront.ts';
import type { Language } from '../schema/language.ts';

/** Which words a view needs: always the same, or by the route that is shown. */
export type NeededWords = Words | 'by-route';

export function neededNow({ location }: Storefront, needed: NeededWords): Words {
  if (needed !== 'by-route') return needed;
  return location.path === '/' ? 'first' : 'all';
}

/** The words of a language, activated as they are there, also for the second time; the old ones stay until then. */
export function useWords(
  storefront: Storefront,
  language: Language,
  needed: NeededWords,
): LoadedLanguage | undefined {
  const { location, queryClient, i18n } = storefront;
  const words = useSyncExternalStore(location.subscribe, () => neededNow(storefront, needed));
  // Enough to say that the others are missing.
  const first = queryClient.getQueryData(wordsQuery(storefront, language, 'first').queryKey);
  const query = useQuery(
    {
      ...wordsQuery(storefront, language, words),
      placeholderData: keepPreviousData,
      throwOnError: () => first === undefined,
    },
    queryClient,
  );
  const loaded = query.data?.language;
  useLayoutEffect(() => {
    if (loaded && i18n.locale !== loaded) i18n.activate(loaded);
  }, [i18n, loaded]);
  return useLabelled(query.data ?? (query.isError ? first : undefined), storefront);
}

/** The words with the texts of the host page's own among them: together, so that no text changes before the eye. */
function useLabelled(words: LoadedLanguage | undefined, { queryClient }: Storefront) {
  const { labels } = useElement();
  const hasLabels = Object.keys(labels).length > 0;
  const query = useQuery(
    {
      queryKey: ['labels', words?.language, words?.words, labels],
      queryFn: async () => words && withOwnTexts(words, labels),
      enabled: words !== undefined,
      initialData: hasLabels ? undefined : words,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      retry: 2,
    },
    queryClient,
  );
  return query.isError ? words : query.data;
}

export const wordsQuery = ({ i18n }: Storefront, language: Language, words: Words) =>
  queryOptions({
    queryKey: ['words', language, words],
    queryFn: async () => {
      const loaded = await loadLanguage(language, words);
      i18n.load(language, loaded.messages);
      // The first words count at once: a provider without any draws nothing.
      if (!i18n.locale) i18n.activate(language);
      return loaded;
    },
    staleTime: Infinity,
    retry: 2,
  });

import { queryOptions } from '@tanstack/react-query';
import type { LanguageTag } from '../../schema/language.ts';
import { loadLanguage } from '../../i18n/load-language.ts';
import { withLabels } from '../../i18n/labels.ts';

/** The query for all messages of any language, with the host page's custom texts. */
export const allMessagesQuery = (language: LanguageTag, labels: Readonly<Record<string, unknown>>) =>
  queryOptions({
    queryKey: ['all-messages', language, labels],
    queryFn: async () => withLabels(await loadLanguage(language, 'all'), labels),
    staleTime: Infinity,
  });

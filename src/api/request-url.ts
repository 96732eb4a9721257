import type { ApiContext } from './context.ts';

export type RequestQuery = Record<string, string | number | boolean | undefined | readonly string[]>;

/** The URL of a request, with its query. A list in the query repeats its parameter; undefined omits it. */
export function requestUrl(
  context: Pick<ApiContext, 'apiBase' | 'preview'>,
  { path, query = {} }: { path: string; query?: RequestQuery | undefined },
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined) search.append(name, String(item));
    }
  }
  if (context.preview) search.append('preview', '1');
  const queryString = search.toString();
  return `${context.apiBase}${path}${queryString ? `?${queryString}` : ''}`;
}

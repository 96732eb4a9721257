import { queryOptions } from '@tanstack/react-query';
import { SettingsSchema } from '../schema/settings.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

/**
 * The company's settings in a language. Every view waits for them; after a failure they are refetched only on demand.
 */
export const settingsQuery = (context: ApiContext, lang: string) =>
  queryOptions({
    queryKey: ['settings', lang],
    queryFn: ({ signal }) =>
      request(context, { path: '/settings', query: { lang }, schema: SettingsSchema, signal }),
    staleTime: Infinity,
    retryOnMount: false,
  });

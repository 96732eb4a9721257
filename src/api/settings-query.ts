import { queryOptions } from '@tanstack/react-query';
import { settingsPath } from '../schema/early-paths.ts';
import { SettingsSchema } from '../schema/settings.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

/** The company's settings, which every view waits for; after a failure, only the visitor can refetch them. */
export const settingsQuery = (context: ApiContext) =>
  queryOptions({
    queryKey: ['settings', context.lang],
    queryFn: ({ signal }) =>
      request(context, { path: settingsPath, query: { lang: context.lang }, schema: SettingsSchema, signal }),
    staleTime: Infinity,
    retryOnMount: false,
  });

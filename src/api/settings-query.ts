import { queryOptions } from '@tanstack/react-query';
import { settingsPath } from '../schema/early-paths.ts';
import { SettingsSchema } from '../schema/settings.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

/**
 * The company's settings, which every view waits for. After a failure, they are requested again when the visitor retries or
 * the browser is back online, but not for another view that mounts.
 */
export const settingsQuery = (context: ApiContext) =>
  queryOptions({
    queryKey: ['settings', context.lang],
    queryFn: ({ signal }) =>
      request(context, { path: settingsPath, query: { lang: context.lang }, schema: SettingsSchema, signal }),
    staleTime: Infinity,
    retryOnMount: false,
  });

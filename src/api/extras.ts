import { queryOptions } from '@tanstack/react-query';
import { ExtraSchema } from '../schema/extra.ts';
import { tolerantList } from '../schema/wire-values.ts';
import { request } from './client.ts';
import type { ApiContext } from './context.ts';

/** What can be added to a booking; asked for whenever the list is entered, and in every language and currency. */
export const extrasQuery = (context: ApiContext) => {
  const { lang, currency } = context;
  return queryOptions({
    queryKey: ['extras', lang, currency],
    queryFn: ({ signal }) =>
      request(context, {
        path: '/extras',
        query: { currency, lang },
        schema: tolerantList(ExtraSchema),
        signal,
      }),
  });
};

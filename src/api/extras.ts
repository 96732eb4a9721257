import { queryOptions } from '@tanstack/react-query';
import { ExtraSchema, type Extra } from '../schema/extra.ts';
import type { Priced } from '../schema/priced.ts';
import { requiredList } from '../schema/wire-lists.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

/** The extras on offer; refetched whenever the list is opened. */
export const extrasQuery = (context: ApiContext) => {
  const { lang, currency } = context;
  return queryOptions({
    queryKey: ['extras', lang, currency],
    queryFn: async ({ signal }): Promise<Priced<Extra>[]> => {
      const extras = await request(context, {
        path: '/extras',
        query: { currency, lang },
        schema: requiredList(ExtraSchema),
        signal,
      });
      return extras.map((extra) => ({ ...extra, currency }));
    },
  });
};

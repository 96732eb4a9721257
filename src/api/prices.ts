import { queryOptions } from '@tanstack/react-query';
import { PriceOptionSchema } from '../schema/price-option.ts';
import { tolerantList } from '../schema/wire-values.ts';
import { request } from './client.ts';
import type { ApiContext } from './context.ts';

/** Long enough to fill in the flights with the price that was chosen. */
const FRESH_MS = 15 * 60_000;

export interface PriceQuestion {
  from: string;
  to: string;
  /** `yyyy-MM-dd HH:mm:ss`, or null while no date is chosen. */
  serviceDateTime: string | null;
  returnDateTime: string | null;
  adults: number;
  kids: number;
}

/**
 * Every option between two places, those that are too small included; ordered and filtered by the rules. `arrived`
 * runs once the answer is there and holds it back until it is done.
 */
export const pricesQuery = (
  context: ApiContext,
  question: PriceQuestion,
  { sessionToken, arrived }: { sessionToken: () => string; arrived: () => Promise<void> },
) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['prices', context.lang, context.currency, question] as const,
    queryFn: async ({ signal }) => {
      const options = await request(context, {
        method: 'POST',
        path: '/transfers/prices',
        body: { ...question, currency: context.currency, lang: context.lang, sessionToken: sessionToken() },
        schema: tolerantList(PriceOptionSchema),
        signal,
      });
      await arrived();
      return options;
    },
  });

import { queryOptions } from '@tanstack/react-query';
import { PriceOptionSchema } from '../schema/price-option.ts';
import { tolerantList, type WireId } from '../schema/wire-values.ts';
import { request } from './client.ts';
import type { ApiContext } from './context.ts';

/** Long enough to fill in the flights with the price that was chosen. */
const KEPT_MS = 15 * 60_000;

export interface PriceQuestion {
  from: string;
  to: string;
  /** `yyyy-MM-dd HH:mm:ss`, or null while no date is chosen. */
  serviceDateTime: string | null;
  returnDateTime: string | null;
  adults: number;
  kids: number;
}

interface PriceCall {
  sessionToken: () => string;
  /** What the provider itself calls a place, whose ref is text in the question. */
  wireRef: (ref: string) => WireId;
  /** Runs once the answer is there, and holds it back until it is done. */
  arrived: () => Promise<void>;
}

/**
 * Every option between two places, those that are too small included; ordered and filtered by the rules. Asked anew
 * for every change of the question; a screen that comes later takes the answer that is there.
 */
export const pricesQuery = (
  context: ApiContext,
  question: PriceQuestion,
  { sessionToken, wireRef, arrived }: PriceCall,
) =>
  queryOptions({
    queryKey: ['prices', context.lang, context.currency, question] as const,
    queryFn: async ({ signal }) => {
      const options = await request(context, {
        method: 'POST',
        path: '/transfers/prices',
        body: {
          ...question,
          from: wireRef(question.from),
          to: wireRef(question.to),
          currency: context.currency,
          lang: context.lang,
          sessionToken: sessionToken(),
        },
        schema: tolerantList(PriceOptionSchema),
        signal,
      });
      await arrived();
      return options;
    },
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > KEPT_MS,
  });

import { queryOptions } from '@tanstack/react-query';
import { withSeconds } from '../lib/dates.ts';
import type { LocalDate } from '../lib/local-date.ts';
import type { PartyInput } from '../schema/party.ts';
import { PriceOptionSchema, type PriceOption } from '../schema/price-option.ts';
import type { Priced } from '../schema/priced.ts';
import type { WireId } from '../schema/wire-values.ts';
import { requiredList } from '../schema/wire-lists.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

/** Long enough for the visitor to fill in the flights after choosing a price. */
const FRESH_MS = 15 * 60_000;

export interface PriceRequest extends PartyInput {
  from: string;
  to: string;
  /** `yyyy-MM-dd HH:mm:ss`, or null while no date is chosen. */
  serviceDateTime: string | null;
  returnDateTime: string | null;
}

/** Midnight of a date, `yyyy-MM-dd 00:00:00`: prices depend on the date only. Null without a date. */
export function wireMidnight(date: LocalDate): string | null {
  return date === '' ? null : withSeconds(`${date} 00:00`);
}

/** The refs of both places as the provider wrote them: numbers or strings. */
export interface WireRefs {
  from: WireId;
  to: WireId;
}

/** Sent along with a request without affecting its answer. */
interface PriceRequestOptions {
  sessionToken: string;
  /** Replace the refs of the request, which are always strings. */
  wireRefs: WireRefs;
}

/** The options between two places, including those that are too small, and the request that they answer. */
export type Prices = Priced<{ request: PriceRequest; options: PriceOption[] }>;

/** Refetched for every change of the request; later screens use the cached answer. */
export const pricesQuery = (
  context: ApiContext,
  priceRequest: PriceRequest,
  { sessionToken, wireRefs }: PriceRequestOptions,
) =>
  queryOptions({
    queryKey: ['prices', context.lang, context.currency, priceRequest],
    queryFn: async ({ signal }): Promise<Prices> => {
      const { currency, lang } = context;
      const options = await request(context, {
        method: 'POST',
        path: '/transfers/prices',
        body: { ...priceRequest, ...wireRefs, currency, lang, sessionToken },
        schema: requiredList(PriceOptionSchema),
        signal,
      });
      return { currency, request: priceRequest, options };
    },
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > FRESH_MS,
  });

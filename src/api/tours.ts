import { queryOptions } from '@tanstack/react-query';
import { pathSegment } from '../schema/path-segment.ts';
import type { PickupLocation } from '../schema/tour-line.ts';
import { AvailabilitySchema, TourSchema, TourTransportationSchema } from '../schema/tour.ts';
import { tolerantList } from '../schema/wire-values.ts';
import { request } from './client.ts';
import type { ApiContext } from './context.ts';

const FRESH_MS = 5 * 60_000;
/** Seats go while a visitor hesitates. */
const AVAILABILITY_FRESH_MS = 60_000;

export interface TourListQuestion {
  /** A slug. */
  category?: string | undefined;
  featured?: boolean | undefined;
  limit?: number | undefined;
}

export const toursQuery = (context: ApiContext, { category, featured, limit }: TourListQuestion) =>
  queryOptions({
    queryKey: ['tours', context.lang, context.currency, category, featured, limit],
    queryFn: ({ signal }) =>
      request(context, {
        path: '/tours',
        query: {
          currency: context.currency,
          lang: context.lang,
          category,
          featured: featured ? 1 : undefined,
          limit,
        },
        schema: tolerantList(TourSchema),
        signal,
      }),
    staleTime: FRESH_MS,
  });

/** A tour by its slug or id. */
export const tourQuery = (context: ApiContext, tour: string, category: string | undefined) =>
  queryOptions({
    queryKey: ['tour', context.lang, context.currency, tour, category],
    queryFn: ({ signal }) =>
      request(context, {
        path: `/tours/${pathSegment(tour)}`,
        query: { currency: context.currency, lang: context.lang, category },
        schema: TourSchema,
        signal,
      }),
    staleTime: FRESH_MS,
  });

export interface AvailabilityQuestion {
  /** `yyyy-MM-dd` */
  date: string;
  adults: number;
  kids: number;
}

export const availabilityQuery = (
  context: ApiContext,
  tour: string | number,
  { date, adults, kids }: AvailabilityQuestion,
) =>
  queryOptions({
    queryKey: ['availability', tour, date, adults, kids],
    queryFn: ({ signal }) => availability(context, tour, { date, adults, kids }, signal),
    staleTime: AVAILABILITY_FRESH_MS,
  });

/** Those of some days on which a party can come, in the order in which they were asked for. */
export const openDaysQuery = (
  context: ApiContext,
  tour: string | number,
  days: readonly string[],
  { adults, kids }: Omit<AvailabilityQuestion, 'date'>,
) =>
  queryOptions({
    queryKey: ['open-days', tour, days, adults, kids],
    queryFn: async ({ signal }) => {
      const times = await Promise.all(
        days.map((date) => availability(context, tour, { date, adults, kids }, signal)),
      );
      return days.filter((_, index) => (times[index] ?? []).length > 0);
    },
    staleTime: AVAILABILITY_FRESH_MS,
  });

function availability(
  context: ApiContext,
  tour: string | number,
  { date, adults, kids }: AvailabilityQuestion,
  signal: AbortSignal,
) {
  return request(context, {
    path: `/tours/${pathSegment(tour)}/availability`,
    query: { date, adults, kids },
    schema: AvailabilitySchema,
    signal,
  });
}

/** The ride from a place to a tour. Any failure means that nobody is fetched from there. */
export const transportationQuery = (
  context: ApiContext,
  tour: string | number,
  pickupLocation: PickupLocation,
) =>
  queryOptions({
    queryKey: ['transportation', context.lang, context.currency, tour, pickupLocation.ref],
    queryFn: ({ signal }) =>
      request(context, {
        method: 'POST',
        path: `/tours/${pathSegment(tour)}/find-transportation`,
        body: { currency: context.currency, lang: context.lang, pickupLocation },
        schema: TourTransportationSchema,
        signal,
      }),
    staleTime: FRESH_MS,
  });

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { pathSegment } from '../lib/path-segment.ts';
import type { PickupLocation } from '../schema/tour-line.ts';
import type { Priced } from '../schema/priced.ts';
import { AvailabilitySchema, TourSchema, TourTransportationSchema, type Tour } from '../schema/tour.ts';
import { requiredList } from '../schema/wire-lists.ts';
import type { WireId } from '../schema/wire-values.ts';
import { ApiError } from './api-error.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

const FRESH_MS = 5 * 60_000;
/** Seats can sell out while a visitor hesitates. */
const AVAILABILITY_FRESH_MS = 60_000;

const TOUR_LIST_KEY = 'tours';
/** The first parts of the keys of queries about a single tour. */
const tourKeys = {
  tour: 'tour',
  availability: 'availability',
  availableDates: 'available-dates',
  transportation: 'transportation',
};

export interface TourListRequest {
  /** A slug. */
  category?: string | undefined;
  featured?: boolean | undefined;
  limit?: number | undefined;
}

export const toursQuery = (context: ApiContext, { category, featured = false, limit }: TourListRequest) =>
  queryOptions({
    queryKey: [TOUR_LIST_KEY, context.lang, context.currency, category, featured, limit],
    queryFn: async ({ signal }): Promise<Priced<Tour>[]> => {
      const { currency, lang } = context;
      const tours = await request(context, {
        path: '/tours',
        query: { currency, lang, category, featured: featured ? 1 : undefined, limit },
        schema: requiredList(TourSchema),
        signal,
      });
      return tours.map((tour) => ({ ...tour, currency }));
    },
    staleTime: FRESH_MS,
  });

/** How many tours represent their category, wherever all categories are shown. */
export const TOURS_PER_CATEGORY = 3;

/** The first tours of a category. All screens that show them use the same cached answer. */
export const firstToursQuery = (context: ApiContext, category: string) =>
  toursQuery(context, { category, limit: TOURS_PER_CATEGORY });

/** A tour by its slug or id. */
export const tourQuery = (context: ApiContext, tour: string, category: string | undefined) =>
  queryOptions({
    queryKey: [tourKeys.tour, context.lang, context.currency, tour, category],
    queryFn: async ({ signal }): Promise<Priced<Tour>> => {
      const { currency, lang } = context;
      const answer = await request(context, {
        path: `/tours/${pathSegment(tour)}`,
        query: { currency, lang, category },
        schema: TourSchema,
        signal,
      });
      return { ...answer, currency };
    },
    staleTime: FRESH_MS,
  });

/**
 * Whether a `tourQuery` failed because the provider does not, or no longer, offer the tour. Only of a tour does 410 mean
 * that: the link of a sale may have expired for a while.
 */
export function isTourNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

export interface AvailabilityRequest {
  /** `yyyy-MM-dd` */
  date: string;
  adults: number;
  kids: number;
}

/** The departures on a date that a party can join, as `HH:mm`. */
export const availabilityQuery = (
  context: ApiContext,
  tour: WireId,
  { date, adults, kids }: AvailabilityRequest,
) =>
  queryOptions({
    queryKey: [tourKeys.availability, tour, date, adults, kids],
    queryFn: ({ signal }) => fetchAvailability(context, tour, { date, adults, kids }, signal),
    // While those for another party are loading, the previous departures of the tour on that date stay.
    placeholderData: (departures, previousQuery) => {
      const [, previousTour, previousDate] = previousQuery?.queryKey ?? [];
      return previousTour === tour && previousDate === date ? departures : undefined;
    },
    staleTime: AVAILABILITY_FRESH_MS,
  });

/** A date on which a party can join, with its departures. */
export interface AvailableDate {
  date: string;
  times: string[];
}

/** Which of these dates a party can join, in the given order. */
export const availableDatesQuery = (
  context: ApiContext,
  tour: WireId,
  dates: readonly string[],
  { adults, kids }: Omit<AvailabilityRequest, 'date'>,
) =>
  queryOptions({
    queryKey: [tourKeys.availableDates, tour, dates, adults, kids],
    queryFn: async ({ signal }): Promise<AvailableDate[]> => {
      const answers = await Promise.all(
        dates.map(async (date) => ({
          date,
          times: await fetchAvailability(context, tour, { date, adults, kids }, signal),
        })),
      );
      return answers.filter(({ times }) => times.length > 0);
    },
    staleTime: AVAILABILITY_FRESH_MS,
  });

function fetchAvailability(
  context: ApiContext,
  tour: WireId,
  { date, adults, kids }: AvailabilityRequest,
  signal: AbortSignal,
) {
  return request(context, {
    path: `/tours/${pathSegment(tour)}/availability`,
    query: { date, adults, kids },
    schema: AvailabilitySchema,
    signal,
  });
}

/** The transportation from a place to a tour. The provider answers with an error if the place is outside its coverage. */
export const transportationQuery = (context: ApiContext, tour: WireId, pickupLocation: PickupLocation) =>
  queryOptions({
    queryKey: [tourKeys.transportation, context.lang, context.currency, tour, pickupLocation.ref],
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

/** Marks all lists of tours as outdated, and requests those on screen again. */
export function refetchTourLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [TOUR_LIST_KEY] });
}

/** Marks all answers about single tours as outdated, and requests those on screen again. */
export function refetchTours(queryClient: QueryClient): void {
  for (const key of Object.values(tourKeys)) void queryClient.invalidateQueries({ queryKey: [key] });
}

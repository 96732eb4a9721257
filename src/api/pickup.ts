import { queryOptions } from '@tanstack/react-query';
import { CalculatedPickupSchema, PickupValidationSchema } from '../schema/pickup-answers.ts';
import type { FlightTrip, FlightType } from '../schema/trip.ts';
import type { WireId } from '../schema/wire-values.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

export interface FlightPickupRequest {
  from: WireId;
  to: WireId;
  /** The time of the flight at the airport, `yyyy-MM-dd HH:mm:ss`. */
  flightDatetime: string;
  flightTrip: FlightTrip;
  flightType: FlightType;
}

/** The pickup that the provider calculates for a flight. */
export const pickupByFlightQuery = (context: ApiContext, pickupRequest: FlightPickupRequest) =>
  queryOptions({
    queryKey: ['pickup-by-flight', pickupRequest],
    queryFn: ({ signal }) =>
      request(context, {
        method: 'POST',
        path: '/tools/pickup-by-flight',
        body: pickupRequest,
        schema: CalculatedPickupSchema,
        signal,
      }),
  });

/** The key of a validation for one or several vehicles, whose refs are `prices`. */
type PickupValidationKey = readonly [
  name: string,
  lang: string,
  prices: readonly WireId[],
  pickupDatetime: string,
];

/** Whether the provider can serve a pickup at a time; `pickupDatetime` is `yyyy-MM-dd HH:mm`. */
export const pickupValidationQuery = (
  context: ApiContext,
  { price, pickupDatetime }: { price: WireId; pickupDatetime: string },
) => {
  const queryKey: PickupValidationKey = ['pickup-validation', context.lang, [price], pickupDatetime];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchValidation(context, price, pickupDatetime, signal),
  });
};

/** Which of these pickups the provider can serve, in the given order. */
export const availablePickupsQuery = (context: ApiContext, price: WireId, pickups: readonly string[]) =>
  queryOptions({
    queryKey: ['available-pickups', price, pickups],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(pickups.map((at) => fetchValidation(context, price, at, signal)));
      return pickups.filter((_, index) => answers[index]?.valid);
    },
  });

/** Like `pickupValidationQuery`, for several vehicles: a pickup is valid only if each of them can serve it. */
export const jointPickupValidationQuery = (
  context: ApiContext,
  { prices, pickupDatetime }: { prices: readonly WireId[]; pickupDatetime: string },
): ReturnType<typeof pickupValidationQuery> => {
  const distinctPrices = [...new Set(prices)];
  const queries = distinctPrices.map((price) => pickupValidationQuery(context, { price, pickupDatetime }));
  const [query, ...others] = queries;
  if (query && others.length === 0) return query;
  const queryKey: PickupValidationKey = [
    'joint-pickup-validation',
    context.lang,
    distinctPrices,
    pickupDatetime,
  ];
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const answers = await Promise.all(queries.map((vehicleQuery) => client.query(vehicleQuery)));
      return answers.find(({ valid }) => !valid) ?? { valid: true, message: undefined };
    },
  });
};

function fetchValidation(context: ApiContext, price: WireId, pickupDatetime: string, signal: AbortSignal) {
  return request(context, {
    method: 'POST',
    path: '/transfers/validate-pickuptime',
    body: { lang: context.lang, price, pickupDatetime },
    schema: PickupValidationSchema,
    signal,
  });
}

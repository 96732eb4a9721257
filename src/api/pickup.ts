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

/** One type of key for both validations, so that either can be passed to a form. `prices` are the refs of the vehicles. */
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

/**
 * Returns a variant of `pickupValidationQuery` that ignores the vehicle it is given, and validates a pickup for all of these
 * vehicles: it is valid only if each of them can serve it.
 */
export function jointPickupValidationQuery(prices: readonly WireId[]): typeof pickupValidationQuery {
  const distinctPrices = [...new Set(prices)];
  return (context, { pickupDatetime }) => {
    const queries = distinctPrices.map((price) => pickupValidationQuery(context, { price, pickupDatetime }));
    const queryKey: PickupValidationKey = [
      'joint-pickup-validation',
      context.lang,
      distinctPrices,
      pickupDatetime,
    ];
    return queryOptions({
      queryKey,
      queryFn: async ({ client }) => {
        const answers = await Promise.all(queries.map((query) => client.query(query)));
        return answers.find(({ valid }) => !valid) ?? { valid: true, message: undefined };
      },
    });
  };
}

function fetchValidation(context: ApiContext, price: WireId, pickupDatetime: string, signal: AbortSignal) {
  return request(context, {
    method: 'POST',
    path: '/transfers/validate-pickuptime',
    body: { lang: context.lang, price, pickupDatetime },
    schema: PickupValidationSchema,
    signal,
  });
}

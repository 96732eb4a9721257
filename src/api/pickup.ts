import { queryOptions } from '@tanstack/react-query';
import { CalculatedPickupSchema, PickupValidationSchema } from '../schema/transfer.ts';
import { type FlightTrip, type FlightType } from '../schema/trip.ts';
import type { WireId } from '../schema/wire-values.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

export interface FlightQuestion {
  from: WireId;
  to: WireId;
  /** `yyyy-MM-dd HH:mm:ss` at the airport. */
  flightDatetime: string;
  flightTrip: FlightTrip;
  flightType: FlightType;
}

/** The pickup for a flight. */
export const pickupByFlightQuery = (context: ApiContext, question: FlightQuestion) =>
  queryOptions({
    queryKey: ['pickup-by-flight', question],
    queryFn: ({ signal }) =>
      request(context, {
        method: 'POST',
        path: '/tools/pickup-by-flight',
        body: question,
        schema: CalculatedPickupSchema,
        signal,
      }),
  });

/** Whether the provider can serve a pickup at a time; `pickupDatetime` is `yyyy-MM-dd HH:mm`. */
export const pickupValidationQuery = (
  context: ApiContext,
  { price, pickupDatetime }: { price: WireId; pickupDatetime: string },
) =>
  queryOptions({
    queryKey: ['pickup-validation', context.lang, price, pickupDatetime],
    queryFn: ({ signal }) => validate(context, price, pickupDatetime, signal),
  });

/** Those of some pickups that the provider can serve, in the order in which they were requested. */
export const openPickupsQuery = (context: ApiContext, price: WireId, pickups: readonly string[]) =>
  queryOptions({
    queryKey: ['open-pickups', price, pickups],
    queryFn: async ({ signal }) => {
      const verdicts = await Promise.all(pickups.map((at) => validate(context, price, at, signal)));
      return pickups.filter((_, index) => verdicts[index]?.valid);
    },
  });

function validate(context: ApiContext, price: WireId, pickupDatetime: string, signal: AbortSignal) {
  return request(context, {
    method: 'POST',
    path: '/transfers/validate-pickuptime',
    body: { lang: context.lang, price, pickupDatetime },
    schema: PickupValidationSchema,
    signal,
  });
}

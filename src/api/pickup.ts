import { queryOptions } from '@tanstack/react-query';
import {
  CalculatedPickupSchema,
  PickupValidationSchema,
  type FlightTrip,
  type FlightType,
} from '../schema/transfer.ts';
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
    queryFn: ({ signal }) =>
      request(context, {
        method: 'POST',
        path: '/transfers/validate-pickuptime',
        body: { lang: context.lang, price, pickupDatetime },
        schema: PickupValidationSchema,
        signal,
      }),
  });

import * as v from 'valibot';
import { countWithin, DateTimeSchema, RefSchema, textUpTo } from './own-values.ts';
import { object } from './object.ts';
import { mapParty, partyLimits, type PartyInput } from './party.ts';

/** Airport to hotel, hotel to airport, door to door. */
export const DirectionSchema = v.picklist(['A2H', 'H2A', 'P2P']);
export type Direction = v.InferOutput<typeof DirectionSchema>;

export const TripKindSchema = v.picklist(['oneway', 'roundtrip']);
export type TripKind = v.InferOutput<typeof TripKindSchema>;

/** National or international. */
export const FlightTypeSchema = v.picklist(['nat', 'int']);
export type FlightType = v.InferOutput<typeof FlightTypeSchema>;

/** Whether a flight brings the visitor or takes them home. */
export type FlightTrip = 'arrival' | 'departure';

const FlightSchema = object({
  airline: textUpTo(100),
  flightNumber: textUpTo(100),
  flightType: FlightTypeSchema,
  at: DateTimeSchema,
});

const LegSchema = object({ pickupAt: DateTimeSchema, flight: v.nullable(FlightSchema) });

/** One ride of a trip. Both times are `yyyy-MM-dd HH:mm` at the destination. */
export type TripLeg = v.InferOutput<typeof LegSchema>;

// Trip links end with the fields of the party that older links lack.
const { adults, kids, ...furtherPartyFields } = mapParty((field) => {
  const { initial, ...limits } = partyLimits[field];
  return v.optional(countWithin(limits), initial);
});

/**
 * A transfer to book. The forms collect it, the rules check it, cart lines are made from it, and trip links contain it. The
 * links depend on the order of the fields, so new ones go to the end and are optional.
 */
export const TripSchema = object({
  from: RefSchema,
  to: RefSchema,
  direction: DirectionSchema,
  /** The ref of the chosen price option. */
  price: RefSchema,
  adults,
  kids,
  service: LegSchema,
  /** Null for one way. */
  return: v.nullable(LegSchema),
  ...furtherPartyFields,
});
export type Trip = v.InferOutput<typeof TripSchema>;

/** A trip in the query of a route; the places are refs as text. */
export interface TripQuery extends PartyInput {
  from: string;
  to: string;
  searchMode: Direction;
}

/** The dates in a route's query. An empty return date means a return trip on a date that is not known yet. */
export interface TripDates {
  date?: string | undefined;
  returnDate?: string | undefined;
}

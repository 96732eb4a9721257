import * as v from 'valibot';
import { isLocalDate } from '../lib/local-date.ts';
import { countWithin } from './trip-link/link-values.ts';
import { object } from './object.ts';
import { mapParty, partyLimits } from './party.ts';
import { DirectionSchema, FlightTypeSchema, TripKindSchema } from './trip.ts';
import { WireIdSchema } from './wire-values.ts';

/*
 * What the forms of a trip contain, as it is stored for the tab. What no form could have made is as if it had not been
 * chosen.
 */

const PartySchema = mapParty((field) => {
  const { initial, ...limits } = partyLimits[field];
  return v.optional(v.fallback(countWithin(limits), initial), initial);
});

/** `yyyy-MM-dd`, or empty. */
const DaySchema = v.fallback(
  v.pipe(
    v.string(),
    v.check((day) => day === '' || isLocalDate(day)),
  ),
  '',
);
const timePart = (pattern: RegExp) => v.fallback(v.pipe(v.string(), v.regex(pattern)), '');

const PickupTimeSchema = object({
  date: DaySchema,
  hour: timePart(/^([01]\d|2[0-3])?$/),
  minute: timePart(/^([0-5]\d)?$/),
});
/** A pickup as date, hour and minute; empty strings are still missing. */
export type PickupTime = v.InferOutput<typeof PickupTimeSchema>;

const FlightDetailsSchema = object({
  airline: v.string(),
  flightNumber: v.string(),
  flightType: FlightTypeSchema,
  ...PickupTimeSchema.entries,
});
/** The visitor's flight details; empty strings are still missing. */
export type FlightDetails = v.InferOutput<typeof FlightDetailsSchema>;

const ChosenPlaceSchema = object({
  ref: WireIdSchema,
  title: v.string(),
  address: v.string(),
  iata: v.optional(v.string()),
});
/** A place that the visitor picked from the autocomplete or the list of airports. */
export type ChosenPlace = v.InferOutput<typeof ChosenPlaceSchema>;

/** The search form. */
export const SearchSchema = object({
  searchMode: DirectionSchema,
  pickupPlace: v.nullable(ChosenPlaceSchema),
  dropoffPlace: v.nullable(ChosenPlaceSchema),
  airportPlace: v.nullable(ChosenPlaceSchema),
  ...PartySchema,
  date: DaySchema,
  returnDate: DaySchema,
  /** Whether the visitor wants a return trip. */
  wantsReturn: v.boolean(),
  /** Recently chosen places, newest first. */
  recentPlaces: v.array(ChosenPlaceSchema),
  /** Groups the place lookups of one search; renewed after each list of prices. */
  searchSessionId: v.string(),
});
export type Search = v.InferOutput<typeof SearchSchema>;

/** Refs of the places: what was chosen for other places does not apply to these. */
const EndsSchema = { from: v.string(), to: v.string() };

const SelectionSchema = object({ priceRef: WireIdSchema, trip: TripKindSchema, ...EndsSchema });
/** The selected option and trip kind between two places; the option itself is looked up in the current prices. */
export type Selection = v.InferOutput<typeof SelectionSchema>;

const ChosenVehicleSchema = object({ priceRef: WireIdSchema, ...PartySchema });
/** A vehicle of a plan and who is in it; its option is looked up in the current prices. */
export type ChosenVehicle = v.InferOutput<typeof ChosenVehicleSchema>;

const TripPlanSchema = object({
  /** Those on the way there, or of both ways if it is a round trip. */
  vehicles: v.array(ChosenVehicleSchema),
  /** Those on the way back, each as a transfer of its own; empty unless they are others. */
  back: v.array(ChosenVehicleSchema),
  trip: TripKindSchema,
  ...EndsSchema,
});
/** What is booked for a trip instead of a single option: several vehicles, or others on the way back. */
export type TripPlan = v.InferOutput<typeof TripPlanSchema>;

const SplitPartySchema = object({ ...PartySchema, ...EndsSchema });
/** A party that splits up: everybody who travels between two places. */
export type SplitParty = v.InferOutput<typeof SplitPartySchema>;

const DraftLegSchema = object({
  flight: FlightDetailsSchema,
  /** The visitor's choice instead of the calculated pickup. */
  ownPickup: v.nullable(PickupTimeSchema),
  /** The pickup, as text, whose risk the visitor has accepted. */
  riskAcceptedFor: v.string(),
});
export type DraftLeg = v.InferOutput<typeof DraftLegSchema>;

/** The choice of a vehicle, and the form of flights and pickups. */
export const DraftSchema = object({
  selection: v.nullable(SelectionSchema),
  /** Chosen instead of a selection. */
  plan: v.optional(v.nullable(TripPlanSchema), null),
  /** The whole party, while its first part is being booked: the rest arrives on another flight. */
  split: v.optional(v.nullable(SplitPartySchema), null),
  service: DraftLegSchema,
  return: DraftLegSchema,
});
export type Draft = v.InferOutput<typeof DraftSchema>;

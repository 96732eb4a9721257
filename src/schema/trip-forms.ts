import * as v from 'valibot';
import { isLocalDate } from '../lib/local-date.ts';
import { countWithin } from './trip-link/link-values.ts';
import { object } from './object.ts';
import { mapParty, partyLimits } from './party.ts';
import { DirectionSchema, FlightTypeSchema, TripKindSchema } from './trip.ts';
import { WireIdSchema } from './wire-values.ts';

/* The contents of the trip's forms, as stored for the tab. Values that no form could have produced are discarded. */

const partyEntries = mapParty((field) => {
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
/** A pickup; a field is empty until the visitor has filled it in. */
export type PickupTime = v.InferOutput<typeof PickupTimeSchema>;

const FlightDetailsSchema = object({
  airline: v.string(),
  flightNumber: v.string(),
  flightType: FlightTypeSchema,
  ...PickupTimeSchema.entries,
});
/** A flight; a field is empty until the visitor has filled it in. */
export type FlightDetails = v.InferOutput<typeof FlightDetailsSchema>;

const ChosenPlaceSchema = object({
  ref: WireIdSchema,
  title: v.string(),
  address: v.string(),
  iata: v.optional(v.string()),
});
/** A place that the visitor chose from the autocomplete or the list of airports. */
export type ChosenPlace = v.InferOutput<typeof ChosenPlaceSchema>;

/** The search form. */
export const SearchSchema = object({
  searchMode: DirectionSchema,
  pickupPlace: v.nullable(ChosenPlaceSchema),
  dropoffPlace: v.nullable(ChosenPlaceSchema),
  airportPlace: v.nullable(ChosenPlaceSchema),
  ...partyEntries,
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

/** The refs of the places that a choice was made for; for other places it is void. */
const endEntries = { from: v.string(), to: v.string() };

const SelectionSchema = object({ priceRef: WireIdSchema, trip: TripKindSchema, ...endEntries });
/** The selected option and trip kind between two places; the option itself is looked up in the current prices. */
export type Selection = v.InferOutput<typeof SelectionSchema>;

const ChosenVehicleSchema = object({ priceRef: WireIdSchema, ...partyEntries });
/** A vehicle of a plan, with its passengers; the option is looked up in the current prices. */
export type ChosenVehicle = v.InferOutput<typeof ChosenVehicleSchema>;

const TripPlanSchema = object({
  /** For the way there; on a round trip, for both ways. */
  vehicles: v.array(ChosenVehicleSchema),
  /** For the way back, each booked as a separate transfer, if different vehicles were chosen; otherwise empty. */
  back: v.array(ChosenVehicleSchema),
  trip: TripKindSchema,
  ...endEntries,
});
/** Several vehicles, or different ones for each way, instead of a single option. */
export type TripPlan = v.InferOutput<typeof TripPlanSchema>;

const SplitPartySchema = object({ ...partyEntries, ...endEntries });
/** The whole party between two places, while its parts are booked one after another. */
export type SplitParty = v.InferOutput<typeof SplitPartySchema>;

const DraftLegSchema = object({
  flight: FlightDetailsSchema,
  /** The visitor's own choice instead of the calculated pickup. */
  ownPickup: v.nullable(PickupTimeSchema),
  /** The pickup time, as text, whose risk of missing the flight the visitor has accepted. */
  riskAcceptedFor: v.string(),
});
export type DraftLeg = v.InferOutput<typeof DraftLegSchema>;

/** The chosen vehicles, and the form for flights and pickups. */
export const DraftSchema = object({
  selection: v.nullable(SelectionSchema),
  /** Chosen instead of a selection. */
  plan: v.optional(v.nullable(TripPlanSchema), null),
  /** Set while the first part of a party is being booked, because the rest arrives on another flight. */
  split: v.optional(v.nullable(SplitPartySchema), null),
  service: DraftLegSchema,
  return: DraftLegSchema,
});
export type Draft = v.InferOutput<typeof DraftSchema>;

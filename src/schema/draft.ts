import * as v from 'valibot';
import { FormDateSchema, partyEntries } from './form-values.ts';
import { object } from './object.ts';
import { FlightTypeSchema, TripKindSchema } from './trip.ts';
import { WireIdSchema } from './wire-values.ts';

const timePart = (pattern: RegExp) => v.fallback(v.pipe(v.string(), v.regex(pattern)), '');

const dateTimeEntries = {
  date: FormDateSchema,
  hour: timePart(/^([01]\d|2[0-3])?$/),
  minute: timePart(/^([0-5]\d)?$/),
};

const DateTimePartsSchema = object(dateTimeEntries);
/** A date and a time of day, whose parts are empty until the visitor has filled them in. */
export type DateTimeParts = v.InferOutput<typeof DateTimePartsSchema>;

const FlightDetailsSchema = object({
  airline: v.string(),
  flightNumber: v.string(),
  flightType: FlightTypeSchema,
  ...dateTimeEntries,
});
/** A flight; a field is empty until the visitor has filled it in. */
export type FlightDetails = v.InferOutput<typeof FlightDetailsSchema>;

/** The refs of the places of a trip. What is stored with them does not apply to other places. */
const endEntries = { from: v.string(), to: v.string() };

const SelectionSchema = object({ priceRef: WireIdSchema, trip: TripKindSchema, ...endEntries });
/** The selected option and trip kind between two places; the option itself is looked up in the current prices. */
export type Selection = v.InferOutput<typeof SelectionSchema>;

const ChosenVehicleSchema = object({ priceRef: WireIdSchema, ...partyEntries });
/** A vehicle of a plan, with its passengers; the option is looked up in the current prices. */
export type ChosenVehicle = v.InferOutput<typeof ChosenVehicleSchema>;

const TripPlanSchema = object({
  /** The vehicles for the way there or, on a round trip, for both ways. */
  vehicles: v.array(ChosenVehicleSchema),
  /**
   * The vehicles for the way back, each booked as a separate transfer, if the visitor chose different ones; otherwise
   * empty.
   */
  back: v.array(ChosenVehicleSchema),
  trip: TripKindSchema,
  ...endEntries,
});
/** Several vehicles, or different ones for each way, instead of a single option. */
export type TripPlan = v.InferOutput<typeof TripPlanSchema>;

const SplitPartySchema = object({ ...partyEntries, ...endEntries });
/** The whole party and the places between which it travels, while only a part of it is being booked. */
export type SplitParty = v.InferOutput<typeof SplitPartySchema>;

const DraftLegSchema = object({
  flight: FlightDetailsSchema,
  /** The pickup that the visitor chose instead of the calculated one. */
  ownPickup: v.nullable(DateTimePartsSchema),
  /** The pickup time for which the visitor has accepted the risk of missing the flight. */
  riskAcceptedFor: v.string(),
});
/** What the form for one leg contains. */
export type DraftLeg = v.InferOutput<typeof DraftLegSchema>;

/** The chosen vehicles, and the contents of the form for flights and pickups, as stored for the tab. */
export const DraftSchema = object({
  selection: v.nullable(SelectionSchema),
  /** The plan that the visitor chose instead of a selection. */
  plan: v.optional(v.nullable(TripPlanSchema), null),
  /** Set while the first part of a party is being booked, because the rest arrives on another flight. */
  split: v.optional(v.nullable(SplitPartySchema), null),
  service: DraftLegSchema,
  return: DraftLegSchema,
});
export type Draft = v.InferOutput<typeof DraftSchema>;

import * as v from 'valibot';
import { FormDateSchema, partyEntries } from './form-values.ts';
import { object } from './object.ts';
import { DirectionSchema } from './trip.ts';
import { WireIdSchema } from './wire-values.ts';

const ChosenPlaceSchema = object({
  ref: WireIdSchema,
  title: v.string(),
  address: v.string(),
  iata: v.optional(v.string()),
});
/** A place that the visitor chose from the autocomplete or the list of airports. */
export type ChosenPlace = v.InferOutput<typeof ChosenPlaceSchema>;

/** What the search form contains and remembers, as stored for the tab. */
export const SearchSchema = object({
  searchMode: DirectionSchema,
  pickupPlace: v.nullable(ChosenPlaceSchema),
  dropoffPlace: v.nullable(ChosenPlaceSchema),
  airportPlace: v.nullable(ChosenPlaceSchema),
  ...partyEntries,
  date: FormDateSchema,
  returnDate: FormDateSchema,
  /** Whether the visitor wants a return trip. */
  wantsReturn: v.boolean(),
  /** Recently chosen places, newest first. */
  recentPlaces: v.array(ChosenPlaceSchema),
  /** Groups the place lookups of one search; renewed after each list of prices. */
  searchSessionId: v.string(),
});
export type Search = v.InferOutput<typeof SearchSchema>;

import * as v from 'valibot';
import { object } from './object.ts';
import { OptionalTimeZoneSchema } from './time-zone.ts';
import {
  OptionalCountSchema,
  OptionalLatitudeSchema,
  OptionalLongitudeSchema,
  OptionalTextSchema,
  RequiredTextSchema,
  TextSchema,
  WireIdSchema,
} from './wire-values.ts';
import { listOf } from './wire-lists.ts';

const commonEntries = { ref: WireIdSchema, title: RequiredTextSchema, address: TextSchema };

export const AirportSchema = object({ ...commonEntries, iata: TextSchema });
export type Airport = v.InferOutput<typeof AirportSchema>;

/** A row of the place autocomplete. */
export const PlaceSuggestionSchema = object(commonEntries);

/** A place with its details, as looked up by its ref. */
export const PlaceSchema = object({
  ...commonEntries,
  /** `airport` for airports. */
  tags: listOf(v.string()),
  iata: OptionalTextSchema,
  latitude: OptionalLatitudeSchema,
  longitude: OptionalLongitudeSchema,
  google_place_id: OptionalTextSchema,
  /** Minutes; 0 means that the driver waits at the arrivals exit, so there is no pickup time to choose. */
  arrival_wait_time_for_pickup: OptionalCountSchema,
  /** Determines when a day has passed at this place. */
  timezone: OptionalTimeZoneSchema,
});
export type Place = v.InferOutput<typeof PlaceSchema>;

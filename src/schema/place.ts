import * as v from 'valibot';
import { object } from './object.ts';
import {
  OptionalCountSchema,
  OptionalLatitudeSchema,
  OptionalLongitudeSchema,
  OptionalTextSchema,
  RequiredTextSchema,
  TextSchema,
  WireIdSchema,
  optionalTolerantList,
} from './wire-values.ts';

export const AirportSchema = object({
  ref: WireIdSchema,
  iata: TextSchema,
  title: RequiredTextSchema,
  address: TextSchema,
});
export type Airport = v.InferOutput<typeof AirportSchema>;

/** A row of the place autocomplete. */
export const PlaceSuggestionSchema = object({
  ref: WireIdSchema,
  title: RequiredTextSchema,
  address: TextSchema,
});

export const PlaceSchema = object({
  ref: WireIdSchema,
  title: RequiredTextSchema,
  address: TextSchema,
  /** `airport` for airports. */
  tags: optionalTolerantList(v.string()),
  iata: OptionalTextSchema,
  latitude: OptionalLatitudeSchema,
  longitude: OptionalLongitudeSchema,
  google_place_id: OptionalTextSchema,
  /** Minutes; 0 means that the driver waits at the arrivals exit, so there is no pickup time to choose. */
  arrival_wait_time_for_pickup: OptionalCountSchema,
});
export type Place = v.InferOutput<typeof PlaceSchema>;

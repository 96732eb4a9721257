import * as v from 'valibot';
import { object } from './object.ts';
import { OptionalTimeZoneSchema } from './time-zone.ts';
import {
  AmountSchema,
  CountSchema,
  FlagSchema,
  OptionalCountSchema,
  OptionalLatitudeSchema,
  OptionalLongitudeSchema,
  OptionalTextSchema,
  RequiredCountSchema,
  RequiredTextSchema,
  TextSchema,
  WireIdSchema,
  optionalPart,
} from './wire-values.ts';
import { listOf, requiredList } from './wire-lists.ts';

/** `HH:mm` at the destination; seconds are dropped. */
const WireTimeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{2}:\d{2}(:\d{2})?$/),
  v.transform((time) => time.slice(0, 5)),
);

/** True unless the provider explicitly sends a false flag, so that a missing or malformed one hides nothing. */
const VisibilityFlagSchema = v.pipe(
  v.nullish(v.unknown(), true),
  v.transform((value) => ![false, 0, '0', 'false'].some((off) => off === value)),
);

export const TourRateSchema = object({
  id: WireIdSchema,
  title: TextSchema,
  min_pax: v.fallback(v.nullish(RequiredCountSchema, 1), 1),
  /** 0 if the rate sets no limit. */
  max_pax: CountSchema,
  /** 0 if the rate sets no limit. */
  max_adults: CountSchema,
  /** 0 if the rate sets no limit. */
  max_kids: CountSchema,
  /** For the whole party, in addition to the prices per adult and per kid. */
  base_price: AmountSchema,
  price_adults: AmountSchema,
  price_kids: AmountSchema,
  min_price: AmountSchema,
  tour: optionalPart(object({ id: WireIdSchema, title: TextSchema })),
});
export type TourRate = v.InferOutput<typeof TourRateSchema>;

const DestinationSchema = object({
  id: WireIdSchema,
  title: RequiredTextSchema,
  latitude: OptionalLatitudeSchema,
  longitude: OptionalLongitudeSchema,
  timezone: OptionalTimeZoneSchema,
});

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const DepartureListSchema = listOf(WireTimeSchema);
const SchedulesSchema = object(v.entriesFromList(weekdays, DepartureListSchema));
export type Schedules = v.InferOutput<typeof SchedulesSchema>;

/** HTML from the provider: only ever shown as sanitised rich text. */
const DescriptionsSchema = object({
  description: OptionalTextSchema,
  itinerary: OptionalTextSchema,
  included: OptionalTextSchema,
  not_included: OptionalTextSchema,
  what_to_bring: OptionalTextSchema,
  additional_notes: OptionalTextSchema,
});

/** A tour with all fields, or with fewer in a list of tours. */
export const TourSchema = object({
  id: WireIdSchema,
  slug: OptionalTextSchema,
  title: RequiredTextSchema,
  image_url: OptionalTextSchema,
  gallery: listOf(v.pipe(v.string(), v.nonEmpty())),
  min_price: AmountSchema,
  duration: optionalPart(object({ days: CountSchema, hours: CountSchema, minutes: CountSchema })),
  destination_place: optionalPart(DestinationSchema),
  tour_category: optionalPart(object({ name: TextSchema, slug: RequiredTextSchema })),
  tags: listOf(v.pipe(v.string(), v.nonEmpty())),
  descriptions: optionalPart(DescriptionsSchema),
  tour_rates: listOf(TourRateSchema),
  /** Departures by weekday; undefined without a timetable. */
  schedules: optionalPart(SchedulesSchema),
  /** Bookings must be made more than this many hours ahead. */
  cutoff_hrs: CountSchema,
  kids_valid: FlagSchema,
  kids_min_age: OptionalCountSchema,
  kids_max_age: OptionalCountSchema,
  kids_policy: OptionalTextSchema,
  infants_valid: FlagSchema,
  transportation_enabled: FlagSchema,
  require_pickup_location: FlagSchema,
  show_prices: VisibilityFlagSchema,
  show_rates_titles: VisibilityFlagSchema,
});
export type Tour = v.InferOutput<typeof TourSchema>;

/** The departures that a party can still join on a date. */
export const AvailabilitySchema = v.pipe(
  requiredList(WireTimeSchema),
  v.transform((times) => [...new Set(times)]),
);

/** The ride to a tour; an id of −1 means that none is needed. */
export const TourTransportationSchema = object({
  id: WireIdSchema,
  zone_name: TextSchema,
  base_price: AmountSchema,
  pax_price: AmountSchema,
});
export type TourTransportation = v.InferOutput<typeof TourTransportationSchema>;

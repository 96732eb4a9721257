import * as v from 'valibot';
import { object } from './object.ts';
import { countWithin, DateSchema, RefSchema, textUpTo, TimeSchema } from './own-values.ts';
import { partyLimits } from './party.ts';
import { linkExtraLimits, TripLinkTourSchema } from './trip-link/trip-link-format.ts';
import { TripSchema } from './trip.ts';

/* What assistants may pass to the tools of `agents`. None of it is personal. */

const described = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

const { adults, kids } = partyLimits;
const party = {
  adults: v.optional(countWithin(adults), adults.initial),
  kids: v.optional(countWithin(kids), kids.initial),
};

const PlaceTextSchema = described(
  v.pipe(textUpTo(200), v.nonEmpty()),
  'The ref of a place, an airport code, or words to look up, such as the name of a hotel',
);

export const TransferSearchSchema = object({
  from: PlaceTextSchema,
  to: PlaceTextSchema,
  ...party,
  date: v.optional(DateSchema),
  returnDate: v.optional(DateSchema),
});

export const TourListSchema = object({
  category: v.optional(described(textUpTo(200), 'The slug of a category; all by default')),
  limit: v.optional(countWithin({ min: 1, max: 50 }), 20),
});

export const TourQuoteSchema = object({
  tour: described(RefSchema, 'The slug or id of a tour'),
  category: v.optional(textUpTo(200), ''),
  ...party,
  infants: v.optional(countWithin({ min: 0, max: 100 }), 0),
  date: v.optional(described(DateSchema, 'Without it, only the rates are returned')),
  rate: v.optional(described(RefSchema, 'The id of a rate; needed if there are several')),
  schedule: v.optional(described(TimeSchema, 'One of the times of that date')),
  pickup: v.optional(
    v.nullable(described(RefSchema, 'The ref of the hotel, where the tour offers pickup')),
    null,
  ),
});

export const NothingSchema = object({});

const extraCount = v.optional(countWithin(linkExtraLimits), 0);

const ExtraAdditionSchema = object({
  id: RefSchema,
  adults: extraCount,
  kids: extraCount,
  units: extraCount,
});

export const CartAdditionSchema = object({
  transfer: v.optional(
    described(
      TripSchema,
      'A transfer: ends, direction and price from search_transfers; a leg from or to an airport needs its flight',
    ),
  ),
  tour: v.optional(described(TripLinkTourSchema, 'A tour, from quote_tour')),
  extra: v.optional(
    described(ExtraAdditionSchema, 'An extra, from list_extras: people if it is sold per person, else units'),
  ),
});

export const CartRemovalSchema = object({
  id: described(textUpTo(100), 'The id of an item, from read_cart'),
});

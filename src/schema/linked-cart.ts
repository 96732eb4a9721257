import * as v from 'valibot';
import { asLists, fromLists } from './as-lists.ts';
import { languages } from './language.ts';
import { countWithin, DateSchema, RefSchema, textUpTo, TimeSchema } from './link-values.ts';
import { object } from './object.ts';
import { TripSchema, type Trip } from './trip.ts';

/** A cart as it travels: what was chosen, by ref, without titles, prices, or anything about a person. */

/** Of each kind: opening a link asks the provider about every line. */
const MOST_LINES = 30;

const CountSchema = countWithin({ min: 0, max: 100 });

const TripLinkTourSchema = object({
  /** A slug or an id. */
  tour: RefSchema,
  /** A slug. */
  category: textUpTo(200),
  rate: RefSchema,
  date: DateSchema,
  schedule: TimeSchema,
  adults: CountSchema,
  kids: CountSchema,
  infants: CountSchema,
  /** Null without a pickup. */
  pickup: v.nullable(RefSchema),
});
export type TripLinkTour = v.InferOutput<typeof TripLinkTourSchema>;

const TripLinkExtraSchema = object({
  id: RefSchema,
  adults: CountSchema,
  kids: CountSchema,
  units: CountSchema,
});
export type TripLinkExtra = v.InferOutput<typeof TripLinkExtraSchema>;

const linesOf = <const Line extends v.GenericSchema>(line: Line) =>
  v.pipe(
    v.array(line),
    v.check((lines) => lines.length <= MOST_LINES),
  );

const TripLinkCartSchema = object({
  language: v.picklist(languages),
  /** Lower-case code. */
  currency: v.pipe(v.string(), v.regex(/^([a-z]{3})?$/)),
  salesChannel: textUpTo(500),
  placement: textUpTo(64),
  coupon: textUpTo(40),
  transfers: linesOf(TripSchema),
  tours: linesOf(TripLinkTourSchema),
  extras: linesOf(TripLinkExtraSchema),
  // A new field comes last, as an optional one, so that links without it can still be read.
});
export type TripLinkCart = v.InferOutput<typeof TripLinkCartSchema>;

/** A cart as a link contains it, to be written as JSON. */
export function tripLinkCartAsList(cart: TripLinkCart): unknown {
  return asLists(TripLinkCartSchema, cart);
}

/** Undefined for anything that is not a cart as written. */
export function parseTripLinkCart(written: unknown): TripLinkCart | undefined {
  return parsed(TripLinkCartSchema, written);
}

/** One line of such a cart. */
export type TripLinkLine =
  | { part: 'transfers'; carried: Trip }
  | { part: 'tours'; carried: TripLinkTour }
  | { part: 'extras'; carried: TripLinkExtra };

const lineSchemas = { transfers: TripSchema, tours: TripLinkTourSchema, extras: TripLinkExtraSchema };

/** A line as a link contains it, to be written as JSON. */
export function tripLinkLineAsList({ part, carried }: TripLinkLine): unknown {
  return asLists(lineSchemas[part], carried);
}

/** Undefined for anything that is not a line as written. */
export function parseTripLinkLine(part: TripLinkLine['part'], written: unknown): TripLinkLine | undefined {
  const carried = parsed<v.InferOutput<(typeof lineSchemas)[typeof part]>>(lineSchemas[part], written);
  return carried && ({ part, carried } as TripLinkLine);
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, written: unknown): Output | undefined {
  const result = v.safeParse(schema, fromLists(schema, written));
  return result.success ? result.output : undefined;
}

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

const CarriedTourSchema = object({
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
export type CarriedTour = v.InferOutput<typeof CarriedTourSchema>;

const CarriedExtraSchema = object({
  id: RefSchema,
  adults: CountSchema,
  kids: CountSchema,
  units: CountSchema,
});
export type CarriedExtra = v.InferOutput<typeof CarriedExtraSchema>;

const linesOf = <const Line extends v.GenericSchema>(line: Line) =>
  v.pipe(
    v.array(line),
    v.check((lines) => lines.length <= MOST_LINES),
  );

const CarriedCartSchema = object({
  language: v.picklist(languages),
  /** Lower-case code. */
  currency: v.pipe(v.string(), v.regex(/^([a-z]{3})?$/)),
  salesChannel: textUpTo(500),
  placement: textUpTo(64),
  coupon: textUpTo(40),
  transfers: linesOf(TripSchema),
  tours: linesOf(CarriedTourSchema),
  extras: linesOf(CarriedExtraSchema),
});
export type CarriedCart = v.InferOutput<typeof CarriedCartSchema>;

/** A cart as a link contains it, to be written as JSON. */
export function writtenCart(cart: CarriedCart): unknown {
  return asLists(CarriedCartSchema, cart);
}

/** Undefined for anything that is not a cart as written. */
export function parseCarriedCart(written: unknown): CarriedCart | undefined {
  return parsed(CarriedCartSchema, written);
}

/** One line of such a cart. */
export type CarriedLine =
  | { part: 'transfers'; carried: Trip }
  | { part: 'tours'; carried: CarriedTour }
  | { part: 'extras'; carried: CarriedExtra };

const lineSchemas = { transfers: TripSchema, tours: CarriedTourSchema, extras: CarriedExtraSchema };

/** A line as a link contains it, to be written as JSON. */
export function writtenLine({ part, carried }: CarriedLine): unknown {
  return asLists(lineSchemas[part], carried);
}

/** Undefined for anything that is not a line as written. */
export function parseCarriedLine(part: CarriedLine['part'], written: unknown): CarriedLine | undefined {
  const carried = parsed<v.InferOutput<(typeof lineSchemas)[typeof part]>>(lineSchemas[part], written);
  return carried && ({ part, carried } as CarriedLine);
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, written: unknown): Output | undefined {
  const result = v.safeParse(schema, fromLists(schema, written));
  return result.success ? result.output : undefined;
}

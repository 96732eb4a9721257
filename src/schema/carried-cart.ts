import * as v from 'valibot';
import { languages } from './language.ts';
import { isLocalDate } from '../lib/local-date.ts';
import { object } from './object.ts';
import { DirectionSchema, FlightTypeSchema } from './transfer.ts';

/** A cart as it travels: what was chosen, by ref, without titles, prices, or anything about a person. */

/** Of each kind: opening a link asks the provider about every line. */
const MOST_LINES = 30;

/** Up to a number of characters; empty if there is none. */
const textUpTo = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((text) => Array.from(text).length <= longest),
  );
const RefSchema = v.union([
  v.pipe(
    v.number(),
    v.check((id) => Number.isSafeInteger(id)),
  ),
  v.pipe(textUpTo(500), v.nonEmpty()),
]);
const countFrom = (least: number) =>
  v.pipe(
    v.number(),
    v.check((count) => Number.isInteger(count) && count >= least && count <= 100),
  );
const DateSchema = v.pipe(v.string(), v.check(isLocalDate));
const TimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** `yyyy-MM-dd HH:mm` at the destination. */
const DateTimeSchema = v.pipe(
  v.string(),
  v.regex(/^\S{10} ([01]\d|2[0-3]):[0-5]\d$/),
  v.check((text) => isLocalDate(text.slice(0, 10))),
);

const FlightSchema = object({
  airline: textUpTo(100),
  flightNumber: textUpTo(100),
  flightType: FlightTypeSchema,
  at: DateTimeSchema,
});

const LegSchema = object({ pickupAt: DateTimeSchema, flight: v.nullable(listed(FlightSchema)) });
export type CarriedLeg = v.InferOutput<typeof LegSchema>;

const CarriedTransferSchema = object({
  from: RefSchema,
  to: RefSchema,
  direction: DirectionSchema,
  price: RefSchema,
  adults: countFrom(1),
  kids: countFrom(0),
  service: listed(LegSchema),
  /** Null for one way. */
  return: v.nullable(listed(LegSchema)),
});
export type CarriedTransfer = v.InferOutput<typeof CarriedTransferSchema>;

const CarriedTourSchema = object({
  /** A slug or an id. */
  tour: RefSchema,
  /** A slug. */
  category: textUpTo(200),
  rate: RefSchema,
  date: DateSchema,
  schedule: TimeSchema,
  adults: countFrom(0),
  kids: countFrom(0),
  infants: countFrom(0),
  /** Null without a pickup. */
  pickup: v.nullable(RefSchema),
});
export type CarriedTour = v.InferOutput<typeof CarriedTourSchema>;

const CarriedExtraSchema = object({
  id: RefSchema,
  adults: countFrom(0),
  kids: countFrom(0),
  units: countFrom(0),
});
export type CarriedExtra = v.InferOutput<typeof CarriedExtraSchema>;

const linesOf = <const Line extends v.GenericSchema & { entries: v.ObjectEntries }>(line: Line) =>
  v.pipe(
    v.array(listed(line)),
    v.check((lines) => lines.length <= MOST_LINES),
  );

const CarriedCartSchema = listed(
  object({
    language: v.picklist(languages),
    /** Lower-case code. */
    currency: v.pipe(v.string(), v.regex(/^([a-z]{3})?$/)),
    salesChannel: textUpTo(500),
    placement: textUpTo(64),
    coupon: textUpTo(40),
    transfers: linesOf(CarriedTransferSchema),
    tours: linesOf(CarriedTourSchema),
    extras: linesOf(CarriedExtraSchema),
  }),
);
export type CarriedCart = v.InferOutput<typeof CarriedCartSchema>;

/** Undefined for anything that is not a cart as written. */
export function parseCarriedCart(written: unknown): CarriedCart | undefined {
  return parsed(CarriedCartSchema, written);
}

/** One line of such a cart. */
export type CarriedLine =
  | { part: 'transfers'; carried: CarriedTransfer }
  | { part: 'tours'; carried: CarriedTour }
  | { part: 'extras'; carried: CarriedExtra };

/** Undefined for anything that is not a line as written. */
export function parseCarriedLine(part: CarriedLine['part'], written: unknown): CarriedLine | undefined {
  return parsed(lineSchemas[part], { part, carried: written });
}

const lineSchemas: Record<CarriedLine['part'], v.GenericSchema<unknown, CarriedLine>> = {
  transfers: object({ part: v.literal('transfers'), carried: listed(CarriedTransferSchema) }),
  tours: object({ part: v.literal('tours'), carried: listed(CarriedTourSchema) }),
  extras: object({ part: v.literal('extras'), carried: listed(CarriedExtraSchema) }),
};

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

/** An object that is written as the list of its values, in the order of its fields, which is part of the format. */
function listed<const Item extends v.GenericSchema & { entries: v.ObjectEntries }>(
  item: Item,
): v.GenericSchema<unknown, v.InferOutput<Item>> {
  const names = Object.keys(item.entries);
  return v.pipe(
    v.unknown(),
    v.array(v.unknown()),
    v.check((values) => values.length === names.length),
    v.transform((values): unknown => Object.fromEntries(names.map((name, index) => [name, values[index]]))),
    item,
  );
}

/** The reverse of `listed`: objects become lists of their values, in the order in which they were written down here. */
export function asLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asLists);
  if (typeof value === 'object' && value !== null) return Object.values(value).map(asLists);
  return value;
}

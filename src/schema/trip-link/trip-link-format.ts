import * as v from 'valibot';
import type { Limits } from '../../lib/limits.ts';
import { maxCouponLength } from '../cart.ts';
import { eventLabelPattern } from '../event-labels.ts';
import { languages } from '../language.ts';
import { object } from '../object.ts';
import { TripSchema, type Trip } from '../trip.ts';
import { countWithin, DateSchema, RefSchema, textUpTo, TimeSchema } from '../own-values.ts';
import { maxCount } from '../wire-values.ts';
import { fromPositionalLists, toPositionalLists } from './positional-lists.ts';

/*
 * A trip link contains what the visitor chose, by ref, without titles, prices or personal data. The order of the fields is
 * part of the format: a new field goes to the end of its object and is optional, so that existing links stay readable.
 */

/** The most lines of each kind, because opening a link looks up every line at the provider. */
const MAX_LINES = 30;

/** The counts of an extra that a link can carry, which are more than can be booked. */
export const linkExtraLimits: Limits = { min: 0, max: 100 };

const ExtraCountSchema = countWithin(linkExtraLimits);

/** The guests of one age on a tour: as many as a rate may take. */
const GuestCountSchema = countWithin({ min: 0, max: maxCount });

export const TripLinkTourSchema = object({
  /** A slug or an id. */
  tour: RefSchema,
  /** A slug. */
  category: textUpTo(200),
  rate: RefSchema,
  date: DateSchema,
  schedule: TimeSchema,
  adults: GuestCountSchema,
  kids: GuestCountSchema,
  infants: GuestCountSchema,
  /** Null without a pickup. */
  pickup: v.nullable(RefSchema),
});
export type TripLinkTour = v.InferOutput<typeof TripLinkTourSchema>;

const TripLinkExtraSchema = object({
  id: RefSchema,
  adults: ExtraCountSchema,
  kids: ExtraCountSchema,
  units: ExtraCountSchema,
});
export type TripLinkExtra = v.InferOutput<typeof TripLinkExtraSchema>;

const linesOf = <const Line extends v.GenericSchema>(line: Line) =>
  v.pipe(
    v.array(line),
    v.check((lines) => lines.length <= MAX_LINES),
  );

const TripLinkCartSchema = object({
  language: v.picklist(languages),
  /** Lower-case code, or empty. */
  currency: v.pipe(v.string(), v.regex(/^([a-z]{3})?$/)),
  salesChannel: textUpTo(500),
  /** Empty if there is none. */
  placement: v.union([v.literal(''), v.pipe(v.string(), v.regex(eventLabelPattern))]),
  coupon: textUpTo(maxCouponLength),
  transfers: linesOf(TripSchema),
  tours: linesOf(TripLinkTourSchema),
  extras: linesOf(TripLinkExtraSchema),
  /** The language of the locale file in which the cart was shown, if any; `language` is the closest of ours. */
  fileLanguage: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))),
});
export type TripLinkCart = v.InferOutput<typeof TripLinkCartSchema>;

/**
 * The cart as a link contains it, ready to be written as JSON. Nothing is checked: `decodeTripLinkCart` rejects a cart with
 * more lines, larger counts or longer texts than the schema allows.
 */
export function encodeTripLinkCart(cart: TripLinkCart): unknown {
  return toPositionalLists(TripLinkCartSchema, cart);
}

/** Undefined if the JSON is not a valid cart. */
export function decodeTripLinkCart(json: unknown): TripLinkCart | undefined {
  return decode(TripLinkCartSchema, json);
}

/** A single line of a trip link: its part of the cart, and what the visitor chose. */
export type TripLinkLine =
  | { part: 'transfers'; choices: Trip }
  | { part: 'tours'; choices: TripLinkTour }
  | { part: 'extras'; choices: TripLinkExtra };

const lineSchemas = { transfers: TripSchema, tours: TripLinkTourSchema, extras: TripLinkExtraSchema };

/** The line as a link contains it, ready to be written as JSON. */
export function encodeTripLinkLine({ part, choices }: TripLinkLine): unknown {
  return toPositionalLists(lineSchemas[part], choices);
}

/** Undefined if the JSON is not a valid line of that part. */
export function decodeTripLinkLine(part: TripLinkLine['part'], json: unknown): TripLinkLine | undefined {
  const choices = decode<v.InferOutput<(typeof lineSchemas)[typeof part]>>(lineSchemas[part], json);
  // The compiler does not see that the choices are those of the same part.
  return choices && ({ part, choices } as TripLinkLine);
}

function decode<Output>(schema: v.GenericSchema<unknown, Output>, json: unknown): Output | undefined {
  const result = v.safeParse(schema, fromPositionalLists(schema, json));
  return result.success ? result.output : undefined;
}

import * as v from 'valibot';

/** A number up to a size, or its text (`"45.00"`), as money and counts arrive. */
function numberWithin(largest: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
    v.minValue(-largest),
    v.maxValue(largest),
  );
}

/** In any currency; far from where a sum of a few would be no number any more. */
export const WireNumberSchema = numberWithin(1e12);

/** Ids arrive as numbers or strings and are kept as they came. */
export const WireIdSchema = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]);
export type WireId = v.InferOutput<typeof WireIdSchema>;

const WireTextSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A text without which its item makes no sense. */
export const RequiredTextSchema = v.pipe(WireTextSchema, v.nonEmpty());

/** A missing text, `null` and `""` mean the same, and so does what is no text at all: nothing to show. */
export const OptionalTextSchema = optionalPart(RequiredTextSchema);

/** As `OptionalTextSchema`, with `''` for nothing. */
export const TextSchema = v.nullish(WireTextSchema, '');

export const OptionalNumberSchema = optionalPart(WireNumberSchema);

/** Minutes, hours, days, years and passengers: nobody waits, travels or comes in greater numbers. */
export const WireCountSchema = numberWithin(100_000);
export const OptionalCountSchema = optionalPart(WireCountSchema);

/** Degrees. */
export const OptionalLatitudeSchema = optionalPart(numberWithin(90));
export const OptionalLongitudeSchema = optionalPart(numberWithin(180));

/** Money that reads as 0 where the provider leaves it out. */
export const AmountSchema = orZero(WireNumberSchema);

/** As `AmountSchema`, for what is counted. */
export const CountSchema = orZero(WireCountSchema);

function orZero(number: typeof WireNumberSchema) {
  return v.nullish(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => 0),
      ),
      number,
    ]),
    0,
  );
}

/** Flags arrive as booleans, and from older providers as 0/1 or their strings. */
export const WireFlagSchema = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** A part that is left out where it does not fit, so that what it belongs to stays. */
export function optionalPart<const Part extends v.GenericSchema>(part: Part) {
  return v.pipe(
    v.optional(v.unknown()),
    v.transform((value): v.InferOutput<Part> | undefined => {
      const parsed = v.safeParse(part, value);
      return parsed.success ? parsed.output : undefined;
    }),
  );
}

/** A list in which an item that does not fit is dropped and the rest is kept. */
export function tolerantList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value): v.InferOutput<Item>[] => {
        const parsed = v.safeParse(item, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/** As `tolerantList`, for a list that may be missing altogether. */
export function optionalTolerantList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.optional(v.nullable(v.unknown()), []),
    v.transform((value) => (Array.isArray(value) ? (value as unknown[]) : [])),
    tolerantList(item),
  );
}

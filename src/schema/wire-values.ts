import * as v from 'valibot';

/*
 * Values as providers in any language encode them: amounts may be strings, flags may be numbers, and missing values may be
 * `null`, `''`, `false` or an empty collection. A `Required…` schema fails without its value, so that a list drops the item;
 * an `Optional…` schema yields undefined.
 */

/** Ids arrive as numbers or strings, and go back to the provider unchanged. */
export const WireIdSchema = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]);
export type WireId = v.InferOutput<typeof WireIdSchema>;

/** The id as a string, for URLs, fields and analytics. */
export function idToString(id: WireId): string {
  return String(id);
}

/** Compares ids as strings: an id may be a number in one answer and a string in another, and is always a string in a URL. */
export function isSameId(one: WireId | undefined, other: WireId | undefined): boolean {
  return one !== undefined && other !== undefined && idToString(one) === idToString(other);
}

const WireTextSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const RequiredTextSchema = v.pipe(WireTextSchema, v.nonEmpty());

/** `''` counts as missing, as does anything but a string or a number. */
export const OptionalTextSchema = optionalPart(RequiredTextSchema);

/** Like `OptionalTextSchema`, but `''` if missing. */
export const TextSchema = v.fallback(v.nullish(WireTextSchema, ''), '');

/** `yyyy-MM-dd`; whether the date exists is not checked. */
export const WireDateSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A number between `-max` and `max`, also as a string (`"45.00"`). */
function numberWithin(max: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
    v.minValue(-max),
    v.maxValue(max),
  );
}

/** An amount in any currency; the limit keeps sums exact. */
export const RequiredAmountSchema = numberWithin(1e12);
export const OptionalAmountSchema = optionalPart(RequiredAmountSchema);

/** The largest number of minutes, hours, days, years or people; none is realistically larger. */
export const maxCount = 100_000;
export const RequiredCountSchema = numberWithin(maxCount);
export const OptionalCountSchema = optionalPart(RequiredCountSchema);

/** Degrees. */
export const OptionalLatitudeSchema = optionalPart(numberWithin(90));
export const OptionalLongitudeSchema = optionalPart(numberWithin(180));

/** An amount that is 0 if the provider omits it. A malformed one still fails: a price must not become free. */
export const AmountSchema = zeroIfMissing(RequiredAmountSchema);

/** Like `AmountSchema`, for counts. */
export const CountSchema = zeroIfMissing(RequiredCountSchema);

function zeroIfMissing(number: typeof RequiredAmountSchema) {
  const isMissing = (value: unknown) => value === '' || value === false || isEmptyCollection(value);
  return v.nullish(
    v.union([
      v.pipe(
        v.custom(isMissing),
        v.transform(() => 0),
      ),
      number,
    ]),
    0,
  );
}

/** A boolean or, from older providers, 0 or 1, each also as a string; any other string or number is false. */
export const RequiredFlagSchema = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** False if missing or malformed. */
export const FlagSchema = v.fallback(v.nullish(RequiredFlagSchema, false), false);

/** Omits a part that is missing or malformed, so that the answer that contains it remains usable. */
export function optionalPart<const Part extends v.GenericSchema>(part: Part) {
  return v.pipe(
    v.optional(v.unknown()),
    v.transform((value): v.InferOutput<Part> | undefined => {
      if (isEmptyCollection(value)) return undefined;
      const parsed = v.safeParse(part, value);
      return parsed.success ? parsed.output : undefined;
    }),
  );
}

/** Languages with a single collection type write `[]` or `{}` for an object that is missing. */
function isEmptyCollection(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

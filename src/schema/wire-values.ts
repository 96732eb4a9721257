import * as v from 'valibot';

/** A number up to a limit, or its text (`"45.00"`), as amounts and counts arrive. */
function numberWithin(largest: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
    v.minValue(-largest),
    v.maxValue(largest),
  );
}

/** In any currency; small enough for sums to stay exact. */
export const WireNumberSchema = numberWithin(1e12);

/** Ids arrive as numbers or strings and are kept unchanged. */
export const WireIdSchema = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]);
export type WireId = v.InferOutput<typeof WireIdSchema>;

/** An id as text, for URLs, fields and analytics. */
export function idText(id: WireId): string {
  return String(id);
}

/** An id may be a number in one answer and text in another, and is always text in a URL. */
export function isSameId(one: WireId | undefined, other: WireId | undefined): boolean {
  return one !== undefined && other !== undefined && idText(one) === idText(other);
}

const WireTextSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A text without which its item is dropped. */
export const RequiredTextSchema = v.pipe(WireTextSchema, v.nonEmpty());

/** A missing text, `null`, `""` and anything but text all mean that there is nothing to show. */
export const OptionalTextSchema = optionalPart(RequiredTextSchema);

/** Like `OptionalTextSchema`, with `''` for nothing. */
export const TextSchema = v.fallback(v.nullish(WireTextSchema, ''), '');

export const OptionalNumberSchema = optionalPart(WireNumberSchema);

/** For minutes, hours, days, years and passengers, none of which are realistically larger. */
export const WireCountSchema = numberWithin(100_000);
export const OptionalCountSchema = optionalPart(WireCountSchema);

/** Degrees. */
export const OptionalLatitudeSchema = optionalPart(numberWithin(90));
export const OptionalLongitudeSchema = optionalPart(numberWithin(180));

/** An amount that defaults to 0 if the provider omits it. */
export const AmountSchema = orZero(WireNumberSchema);

/** Like `AmountSchema`, for counts. */
export const CountSchema = orZero(WireCountSchema);

/** Some languages write `''`, `false` or an empty collection for none. */
function orZero(number: typeof WireNumberSchema) {
  const isNone = (value: unknown) => value === '' || value === false || isEmptyCollection(value);
  return v.nullish(
    v.union([
      v.pipe(
        v.custom(isNone),
        v.transform(() => 0),
      ),
      number,
    ]),
    0,
  );
}

/** Flags arrive as booleans, or from older providers as 0/1 or the strings of these. */
export const RequiredFlagSchema = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);
/** A missing flag is false, as is anything malformed. */
export const WireFlagSchema = v.fallback(v.nullish(RequiredFlagSchema, false), false);

/**
 * A part that is omitted if it is malformed, so that its parent remains. Languages with a single collection type send an
 * empty one, `[]` or `{}`, for a missing part.
 */
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

function isEmptyCollection(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/**
 * A list as any language writes it. In PHP, one with a gap becomes an object with the indexes as keys,
 * `{"0": …, "2": …}`, and an empty one may become `{}`. Undefined if it is no list.
 */
export function listItems(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = Object.keys(value);
  if (!keys.every((key) => /^(0|[1-9]\d{0,8})$/.test(key))) return undefined;
  return keys.map((key) => (value as Record<string, unknown>)[key]);
}

/** Any list, before its items are looked at. */
export const WireListSchema = v.pipe(
  v.unknown(),
  v.transform(listItems),
  v.custom<unknown[]>((items) => items !== undefined, 'It is no list'),
);

/** A list that drops malformed items and keeps the rest. */
export function tolerantList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    WireListSchema,
    v.transform((values) =>
      values.flatMap((value): v.InferOutput<Item>[] => {
        const parsed = v.safeParse(item, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/** Like `tolerantList`, for a list that may be missing. */
export function optionalTolerantList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.optional(v.nullable(v.unknown()), []),
    v.transform((value) => listItems(value) ?? []),
    tolerantList(item),
  );
}

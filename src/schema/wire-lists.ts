import * as v from 'valibot';

/** A list without its malformed items; fails if the list itself is missing or malformed. */
export function requiredList<const Item extends v.GenericSchema>(item: Item) {
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

/** Like `requiredList`, but empty if the list itself is missing or malformed. */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.fallback(v.nullish(requiredList(item), []), () => []);
}

/**
 * The items of a list, however the provider's language encodes it: PHP turns a list with a gap into an object with the
 * indexes as keys, `{"0": …, "2": …}`, and may write an empty one as `{}`. Undefined for anything else.
 */
export function listItems(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = Object.keys(value);
  if (!keys.every((key) => /^(0|[1-9]\d{0,8})$/.test(key))) return undefined;
  return keys.map((key) => (value as Record<string, unknown>)[key]);
}

/** A list of anything, for a schema that checks its items. */
export const WireListSchema = v.pipe(
  v.unknown(),
  v.transform(listItems),
  v.custom<unknown[]>((items) => items !== undefined, 'not a list'),
);

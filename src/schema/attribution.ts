import type { EventLabels } from './event-labels.ts';

/** The query parameter of the hosted page for each field of an attribution. */
export const attributionParameters = {
  /** Sent with the order; all other fields are labels of events. */
  salesChannel: 'sc',
  placement: 'placement',
} as const satisfies Record<'salesChannel' | keyof EventLabels, string>;
type Field = keyof typeof attributionParameters;

/** Where a sale came from. Every hand-off to an engine, to the hosted page or through a trip link passes on all fields. */
export type Attribution = Readonly<Record<Field, string | undefined>>;

export const noAttribution: Attribution = mapFields(() => undefined);

/** Returns the attribution with the fields that it lacks taken from `fallback`. */
export function withFallback(attribution: Attribution, fallback: Attribution): Attribution {
  return mapFields((field) => attribution[field] ?? fallback[field]);
}

/** Writes each missing field as an empty string, as the format of trip links requires. */
export function attributionToStrings(attribution: Attribution): Record<Field, string> {
  return mapFields((field) => attribution[field] ?? '');
}

/** The reverse of `attributionToStrings`. */
export function attributionFromStrings(strings: Readonly<Record<Field, string>>): Attribution {
  return mapFields((field) => strings[field] || undefined);
}

function mapFields<Value>(valueOf: (field: Field) => Value): Record<Field, Value> {
  const fields = Object.keys(attributionParameters) as Field[];
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
}

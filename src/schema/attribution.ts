import type { EventLabels } from './event-labels.ts';

/** The fields of an attribution, with the query parameters that pass them to the hosted page. */
export const attributionParameters = {
  /** Sent with the order. */
  salesChannel: 'sc',
  placement: 'placement',
} as const satisfies Record<'salesChannel' | keyof EventLabels, string>;
type Field = keyof typeof attributionParameters;

/** Where a sale came from. Each hand-off to an engine, the hosted page or a trip link passes on all of it. */
export type Attribution = Readonly<Record<Field, string | undefined>>;

export const noAttribution: Attribution = { salesChannel: undefined, placement: undefined };

/** Takes the fields that `own` lacks from `fallback`. */
export function withFallback(own: Attribution, fallback: Attribution): Attribution {
  return mapFields((field) => own[field] ?? fallback[field]);
}

/** For formats that write a missing field as an empty text. */
export function attributionToTexts(attribution: Attribution): Record<Field, string> {
  return mapFields((field) => attribution[field] ?? '');
}

export function attributionFromTexts(texts: Readonly<Record<Field, string>>): Attribution {
  return mapFields((field) => texts[field] || undefined);
}

function mapFields<Value>(valueOf: (field: Field) => Value): Record<Field, Value> {
  const fields = Object.keys(attributionParameters) as Field[];
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
}

/** The fields of an attribution that every event also has in its detail. */
export const eventLabelNames = ['placement'] as const;

export type EventLabels = { readonly [Name in (typeof eventLabelNames)[number]]?: string | undefined };

/** Up to 64 characters on one line. */
export const eventLabelPattern = /^.{1,64}$/u;

/** Reads the labels of an attribution, an event's detail or an element, and skips invalid ones. */
export function eventLabelsOf(source: object): EventLabels {
  const labels: Partial<Record<string, string>> = {};
  for (const name of eventLabelNames) {
    const text: unknown = Reflect.get(source, name);
    if (typeof text === 'string' && eventLabelPattern.test(text)) labels[name] = text;
  }
  return labels;
}

/** What partners call the place where a visitor started, up to 64 characters each. Events name them; nothing stores them. */
export const labelNames = ['placement'] as const;

export type EventLabels = { readonly [Name in (typeof labelNames)[number]]?: string | undefined };

/** A label as attributes accept it. */
export const labelPattern = /^.{1,64}$/u;

/** The valid labels among the fields of an attribution, an event's detail or an element. */
export function labelsOf(source: object): EventLabels {
  const labels: Partial<Record<string, string>> = {};
  for (const name of labelNames) {
    const text: unknown = Reflect.get(source, name);
    if (typeof text === 'string' && labelPattern.test(text)) labels[name] = text;
  }
  return labels;
}

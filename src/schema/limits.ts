/** A range of whole numbers, both ends included. */
export interface Limits {
  min: number;
  max: number;
}

export const adultsLimits = { min: 1, max: 100, initial: 2 } as const;
export const kidsLimits = { min: 0, max: 100, initial: 0 } as const;

/** Reads up to three digits; undefined for anything but a whole number within the limits. */
export function parseWithin(text: string | null, { min, max }: Limits): number | undefined {
  const number = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}

/** A range of whole numbers, both ends included. */
export interface Limits {
  min: number;
  max: number;
}

export const adultsLimits = { min: 1, max: 100, initial: 2 } as const;
export const kidsLimits = { min: 0, max: 100, initial: 0 } as const;

/** Reads up to three digits; undefined for anything but a whole number within the limits. */
export function parseWithin(text: string | null, limits: Limits): number | undefined {
  return within(text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined, limits);
}

/** The number, if it is within the limits. */
export function within(number: number | undefined, { min, max }: Limits): number | undefined {
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

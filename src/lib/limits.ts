/** A range of whole numbers, both ends included. */
export interface Limits {
  min: number;
  max: number;
}

/** Reads up to three digits; undefined for anything but a whole number within the limits. */
export function parseWithin(text: string | null, limits: Limits): number | undefined {
  const number = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && isWithin(number, limits) ? number : undefined;
}

export function isWithin(number: number, { min, max }: Limits): boolean {
  return Number.isInteger(number) && number >= min && number <= max;
}

/** The nearest whole number within the limits. */
export function clamped(number: number, { min, max }: Limits): number {
  return Math.min(Math.max(Math.trunc(number) || min, min), max);
}

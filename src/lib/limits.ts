/** A range of whole numbers, both ends included. */
export interface Limits {
  min: number;
  max: number;
}

export function isWithin(number: number, { min, max }: Limits): boolean {
  return Number.isInteger(number) && number >= min && number <= max;
}

/** Parses digits; undefined for anything but a whole number within the limits. */
export function parseWithin(text: string | null, limits: Limits): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return isWithin(number, limits) ? number : undefined;
}

/** Truncates a number and moves it into the limits; `NaN` becomes the minimum. */
export function clamp(number: number, { min, max }: Limits): number {
  const whole = Number.isNaN(number) ? min : Math.trunc(number);
  return Math.min(Math.max(whole, min), max);
}

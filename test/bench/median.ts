/** The middle one; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** The median of each number that all of them have. */
export function medians<Name extends string>(
  measured: readonly Record<Name, number>[],
): Record<Name, number> {
  const names = Object.keys(measured[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(measured.map((one) => one[name]))])) as Record<
    Name,
    number
  >;
}

/** The median; the lower of the two middle values if the number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** The median of each numeric field. */
export function medians<Name extends string>(
  measured: readonly Record<Name, number>[],
): Record<Name, number> {
  const names = Object.keys(measured[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(measured.map((one) => one[name]))])) as Record<
    Name,
    number
  >;
}

import { stringifyJson } from './json.ts';

/** The same text for equal plain data, in whichever order its keys were set. */
export function sortedJson(value: unknown): string {
  return stringifyJson(sortKeys(value));
}

/** The same plain data with sorted keys. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, sortKeys(member)] as const);
  return Object.fromEntries(members.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

import { flagAttributeNames } from './attribute-lists.ts';

/** Reads the raw value of an option by the name of its attribute. */
export type ReadOption = (attribute: string) => unknown;

/** Whether an attribute is boolean, that is, on if present. */
export function isFlag(attribute: string): boolean {
  return flagAttributeNames.has(attribute);
}

/** The raw value of an attribute; `text` is what `getAttribute` returns. */
export function rawValue(attribute: string, text: string | null): unknown {
  if (text === null) return undefined;
  return isFlag(attribute) ? true : text;
}

import { flagNames } from './name-lists.ts';

/** The raw value of an option, by the name of its attribute. */
export type ReadOption = (attribute: string) => unknown;

/** Whether an attribute is boolean: on if present, whatever its value. */
export function isFlag(attribute: string): boolean {
  return flagNames.split(' ').includes(attribute);
}

/** The raw value of an attribute, or of a query parameter of the same name; `text` is null if it is missing. */
export function rawValue(attribute: string, text: string | null): unknown {
  return text === null ? undefined : isFlag(attribute) || text;
}

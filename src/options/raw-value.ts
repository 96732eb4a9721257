import { flagNames } from './name-lists.ts';

/** The raw value of an option, by the name of its attribute. */
export type ReadOption = (attribute: string) => unknown;

/** Whether an attribute is a boolean one: on where it is present, whatever its value. */
export function isFlag(attribute: string): boolean {
  return flagNames.split(' ').includes(attribute);
}

/** What the text of an attribute, or of a query's parameter of the same name, says; null where there is none. */
export function rawValue(attribute: string, text: string | null): unknown {
  return text === null ? undefined : isFlag(attribute) || text;
}

import { isFlag } from './attribute-names.ts';

/** The raw value of an option by attribute name: a property as it was set, an attribute's text, true for a flag. */
export type ReadOption = (attribute: string) => unknown;

/** A property that was set wins over the attribute of its name; null and undefined mean that it was not set. */
export function optionReader(host: HTMLElement, properties: ReadonlyMap<string, unknown>): ReadOption {
  return (attribute) => {
    const text = host.getAttribute(attribute);
    return properties.get(attribute) ?? (text === null ? undefined : isFlag(attribute) || text);
  };
}

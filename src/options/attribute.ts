import type { AttributeParser } from './attribute-parsers.ts';

/** How an option is read from the attribute or property of its name. */
export interface Attribute<Value> {
  parser: AttributeParser<NonNullable<Value>>;
  /** Used if neither the attribute nor the property has a valid value. */
  getDefault: () => Value;
}

/** The attributes of an element by the names of their options: `primaryColor` is read from `primary-color`. */
export type AttributeTable<Options> = { [Name in keyof Options]: Attribute<Options[Name]> };

/** The options that an attribute table defines. */
export type OptionsOf<Table> = {
  [Name in keyof Table]: Table[Name] extends Attribute<infer Value> ? Value : never;
};

/** Defines an entry of a table. Without a default, the option may be undefined. */
export function attribute<Value, Default extends Value | undefined = undefined>(
  parser: AttributeParser<Value>,
  /** A function if the default depends on the page. */
  defaultValue?: Default | (() => Default),
): Attribute<undefined extends Default ? Value | undefined : Value>;
// The compiler cannot derive this type from the body, so the body has a looser signature of its own.
export function attribute(parser: AttributeParser<object>, defaultValue?: unknown): Attribute<unknown> {
  return {
    parser,
    getDefault: typeof defaultValue === 'function' ? (defaultValue as () => unknown) : () => defaultValue,
  };
}

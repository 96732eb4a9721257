import { attributeName, propertyName } from './attribute-names.ts';
import type { AttributeTable } from './attribute.ts';
import type { ReadOption } from './raw-value.ts';

/**
 * Reads and parses the options of a table. Blank and invalid values are ignored; invalid ones also log a warning if there is
 * a `source` to name in it, such as a tag.
 */
export function parseOptions<Options extends object>(
  table: AttributeTable<Options>,
  read: ReadOption,
  source?: string,
): Options {
  // The loop sets every option of the table.
  const options = {} as Options;
  for (const name of Object.keys(table) as (keyof Options & string)[]) {
    const { parser, getDefault } = table[name];
    const attribute = attributeName(name);
    const raw = read(attribute);
    const isSet = raw !== undefined && raw !== null && !(typeof raw === 'string' && raw.trim() === '');
    const value = isSet ? parser.parse(raw) : undefined;
    const isInvalid = isSet && (value === undefined || parser.isPartlyInvalid?.(raw));
    if (isInvalid && source !== undefined) warnInvalidOption(source, attribute, raw, parser.expected);
    options[name] = value ?? getDefault();
  }
  return options;
}

/**
 * The options in the query of a route or of the page, whose parameters are named like attributes or, as in other routes, like
 * properties. Logs no warnings.
 */
export function optionsFromQuery<Options extends object>(
  table: AttributeTable<Options>,
  query: URLSearchParams,
): Options {
  return parseOptions(table, (name) => {
    const value = query.get(name) ?? query.get(propertyName(name));
    // A parameter without a value is a flag that is on.
    return value === '' ? true : value;
  });
}

const loggedWarnings = new Set<string>();

/** Logs that an option has an invalid value, once for each value. `expected` completes “… is not …”. */
export function warnInvalidOption(source: string, attribute: string, raw: unknown, expected: string): void {
  const message = `[${source}] attribute "${attribute}": "${String(raw)}" is not ${expected}`;
  if (loggedWarnings.has(message)) return;
  loggedWarnings.add(message);
  console.warn(message);
}

import { visitParameters } from '../schema/visit-parameters.ts';
import { attributeName } from './attribute-names.ts';
import type { Attribute } from './attribute.ts';
import { attributesByTag, type Tag } from './attributes-by-tag.ts';
import { commonAttributes, type ElementOptions } from './attributes.ts';
import { isFlag } from './raw-value.ts';

/**
 * The options of all elements that a link may set. Whoever writes in a page's comments can write a link: none of these leads
 * to another provider or page, or decides on what the visitor's browser stores and sends.
 */
const commonOptions: readonly (keyof ElementOptions)[] = [
  'lang',
  'currency',
  'salesChannel',
  'placement',
  'coupon',
  'preview',
  'hideOnewayPrices',
  'hideRoundtripPrices',
  'colorScheme',
  'primaryColor',
  'backgroundColor',
  'textColor',
  'fontFamily',
  'radius',
  'density',
];

/** The options of an engine that say where it is and where its route is kept: the link itself decides on these. */
const engineOptionsOfPage = ['route', 'routing', 'routeParam', 'presentation', 'open'];

/** The names of parameters of the hosted page, where they differ from the attribute and the property. */
const hostedNames: Partial<Record<string, string>> = { ...visitParameters, mode: 'searchMode' };

/**
 * The attributes that the query of a link gives to an element: its parameters are named like attributes, like properties, or
 * as on the hosted page. Invalid values and all other parameters are left out.
 */
export function attributesInLink(tag: Tag, query: URLSearchParams): Record<string, string> {
  const table: Record<string, Attribute<unknown>> = attributesByTag[tag];
  const ownOptions = Object.keys(table).filter(
    (name) => !Object.hasOwn(commonAttributes, name) && !engineOptionsOfPage.includes(name),
  );
  return { ...commonAttributesInLink(query), ...attributesIn(query, table, ownOptions) };
}

/** Like `attributesInLink`, but without the attributes that only some elements have. */
export function commonAttributesInLink(query: URLSearchParams): Record<string, string> {
  return attributesIn(query, commonAttributes, commonOptions);
}

function attributesIn(
  query: URLSearchParams,
  table: Record<string, Attribute<unknown>>,
  options: readonly string[],
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const option of options) {
    const name = attributeName(option);
    const text = query.get(name) ?? query.get(option) ?? query.get(hostedNames[option] ?? name);
    const value = text === null ? undefined : validText(name, text, table[option]);
    if (value !== undefined) attributes[name] = value;
  }
  return attributes;
}

/** The text of an attribute, empty for a flag that is on; undefined if the parameter's value is invalid, or turns a flag off. */
function validText(
  name: string,
  text: string,
  attribute: Attribute<unknown> | undefined,
): string | undefined {
  if (isFlag(name)) return /^(0|false)$/i.test(text) ? undefined : '';
  if (text.trim() === '' || !attribute) return undefined;
  const { parser } = attribute;
  return parser.parse(text) === undefined || parser.isPartlyInvalid?.(text) ? undefined : text;
}

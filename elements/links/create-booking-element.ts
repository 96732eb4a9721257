import type { Tag } from '../../src/options/attributes-by-tag.ts';

/** Creates one of our elements with these attributes. */
export function createBookingElement<Name extends Tag>(
  tag: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(tag);
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] ?? '');
  return element;
}

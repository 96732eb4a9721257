import type { ElementSpec } from './element-spec.ts';
import css from './host.css?inline';

/**
 * The outer style sheet of an element, which reserves some height until there is something to show. Constructed,
 * because strict content security policies block style elements.
 */
export function hostSheet({ reservedHeight, preferredWidth }: ElementSpec): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const width = preferredWidth === undefined ? '' : `--preferred-width:${preferredWidth}`;
  sheet.replaceSync(`${css}:host{--reserved:${reservedHeight};${width}}`);
  return sheet;
}

import type { ElementSpec } from './element-spec.ts';
import css from './host.css?inline';

/**
 * The outer style sheet of an element, which reserves some height until there is something to show. Constructed,
 * because strict content security policies block style elements.
 */
export function hostSheet({ reserved, bestWidth }: ElementSpec): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const width = bestWidth === undefined ? '' : `--best-width:${bestWidth}`;
  sheet.replaceSync(`${css}:host{--reserved:${reserved};${width}}`);
  return sheet;
}

import css from './host.css?inline';

/**
 * The outer sheet of an element, which keeps some height free until there is something to show. Constructed,
 * since a strict content policy blocks style elements.
 */
export function hostSheet(reserved: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css}:host{--reserved:${reserved}}`);
  return sheet;
}

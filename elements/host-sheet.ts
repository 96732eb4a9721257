import css from './host.css?inline';

/**
 * The outer sheet of an element, which keeps some pixels of height free until there is something to show. Constructed,
 * since a strict content policy blocks style elements.
 */
export function hostSheet(reserved: number): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css}:host{--reserved:${reserved}px}`);
  return sheet;
}

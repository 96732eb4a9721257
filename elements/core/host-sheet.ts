import css from './host.css?inline';

/**
 * The outer style sheet of an element, which reserves some height until there is something to show. Constructed,
 * because strict content security policies block style elements.
 */
export function hostSheet(reserved: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css}:host{--reserved:${reserved}}`);
  return sheet;
}

import css from './host.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The one sheet of all elements' outer shell; constructed, since a strict content policy blocks style elements. */
export function hostSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

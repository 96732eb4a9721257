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

/** So many pixels more where the element is narrower than a width: a step, as a very steep slope. */
export function taller(width: number, by: number): string {
  return `clamp(0px,(${width}px - 100cqi)*999,${by}px)`;
}

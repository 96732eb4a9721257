const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style sheet to a shadow root once; all roots on the page share the same sheet object. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const sheet = sheets.get(css) ?? createSheet(css);
  sheets.set(css, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

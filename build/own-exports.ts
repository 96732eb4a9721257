/** How bundlers list what a module exports: with `for … in`, and so with what a host page added to every object. */
const listing =
  /for\s*\((?:var|let|const) ([\w$]+) in ([\w$]+)\)(\s*\{?\s*[\w$]+\([\w$]+,\s*\1,\s*\{\s*get:\s*\2\[\1\],\s*enumerable:\s*(?:true|!0),?\s*\}\))/g;

/**
 * Makes modules export what they have themselves. On a page whose scripts extend `Object.prototype` no module that is
 * imported as a whole could be loaded otherwise. For vite as well as for tsup.
 */
export function ownExports() {
  return {
    name: 'own-exports',
    renderChunk: (code: string) => ({
      code: code.replace(listing, 'for (var $1 of Object.keys($2))$3'),
      map: null,
    }),
  };
}

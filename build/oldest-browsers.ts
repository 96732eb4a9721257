/**
 * The oldest supported versions, for which the files are built and checked; the documentation names them too. Edge is
 * treated as Chrome.
 */
export const oldestBrowsers = { chrome: 126, firefox: 128, safari: 18 };

/**
 * The oldest browsers in the compilers' notation. For browsers without `light-dark()`, Vite would replace it with variables
 * that depend on a `color-scheme` in the same style sheet, but views set theirs at run time.
 */
export const browserTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

/**
 * The oldest versions that the built files are made for and checked against; the documentation names them too. Edge
 * counts as Chrome.
 */
export const oldestBrowsers = { chrome: 126, firefox: 128, safari: 18 };

/** The same for a compiler: rewritten for older ones, the colours of the kit would be lost. */
export const browserTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

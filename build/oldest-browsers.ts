/**
 * The oldest supported versions, for which the files are built and checked; the documentation names them too. Edge is
 * treated as Chrome.
 */
export const oldestBrowsers = { chrome: 126, firefox: 128, safari: 18 };

/** The oldest browsers as the compiler names them. For older ones it would rewrite the kit's colours, and lose them. */
export const browserTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

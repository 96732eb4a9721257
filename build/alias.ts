import { fileURLToPath } from 'node:url';
import type { AliasOptions } from 'vite';

/** The file that replaces wouter's browser location. */
export const noBrowserLocation = fileURLToPath(
  new URL('../src/routing/no-browser-location.ts', import.meta.url),
);

/** Replaces modules of libraries that must not run on a host page. */
export const alias: AliasOptions = [
  // wouter replaces the page's `history.pushState` and `replaceState` as soon as this is imported, and its index imports
  // it: https://github.com/molefrog/wouter/issues/167. Our routes have a location of their own.
  { find: './use-browser-location.js', replacement: noBrowserLocation },
  // A shim for versions of React that lack the hook. Its `require('react')` would remain in the npm package, where browsers
  // cannot run it.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

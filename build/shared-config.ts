import { fileURLToPath } from 'node:url';
import type { PluginItem } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { AliasOptions, PluginOption } from 'vite';

/* What the builds and the tests have in common in their configuration of Vite. */

/** Vite's plugins. Built code contains only the ids of messages, whose texts are in the catalogs. */
export function plugins({ isBuild }: { isBuild: boolean }): PluginOption[] {
  const macros: PluginItem = [
    '@lingui/babel-plugin-lingui-macro',
    isBuild ? { descriptorFields: 'id-only' } : {},
  ];
  const preset = {
    preset: () => ({ plugins: [macros] }),
    rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
  };
  // The macros come before React's plugin, which would not understand them.
  return [babel({ presets: [preset] }), react(), lingui({ failOnCompileError: isBuild })];
}

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

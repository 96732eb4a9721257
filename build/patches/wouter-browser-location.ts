import { replaceModules, standIn } from './patch.ts';

/**
 * wouter replaces the host page's `history.pushState` and `replaceState` as soon as its browser location is imported,
 * and its index imports it as the default of every router. Our routes have their own location.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const wouterBrowserLocation = replaceModules(
  'wouter-browser-location',
  [
    {
      library: 'wouter',
      version: '3.13.0',
      file: 'src/use-browser-location.js',
      exports: ['useBrowserLocation', 'useBrowserLocation as useSearch'],
      from: standIn('wouter-browser-location.ts'),
    },
  ],
  { inTests: true },
);

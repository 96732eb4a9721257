import { replaceModules, standIn } from './patch.ts';

/**
 * wouter replaces `history.pushState` and `replaceState` of the host page as soon as its browser location is imported,
 * and its index imports it as the default of every router. Our routes live in a location of our own.
 *
 * Without it test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it leaves out.
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

import { replaceModules } from './patch.ts';

/**
 * wouter and @lingui/react import `useSyncExternalStore` from a shim for versions of React that lack it. Ours has it,
 * and the shim's `require('react')` would remain in the npm package, where browsers cannot run it.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const useSyncExternalStore = replaceModules('use-sync-external-store', [
  {
    library: 'use-sync-external-store',
    version: '1.7.0',
    file: 'shim/index.js',
    exports: ['useSyncExternalStore'],
    from: 'react',
  },
]);

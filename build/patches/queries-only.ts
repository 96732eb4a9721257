import { replaceModules, standIn } from './patch.ts';

const queryCore = { library: '@tanstack/query-core', version: '5.108.0', from: standIn('queries-only.ts') };

/**
 * Every query client contains mutations and infinite queries, which nothing here uses: requests that change something
 * are never retried automatically, and no list has pages.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const queriesOnly = replaceModules('queries-only', [
  { ...queryCore, file: 'build/modern/mutationCache.js', exports: ['MutationCache'] },
  {
    ...queryCore,
    file: 'build/modern/infiniteQueryBehavior.js',
    exports: [
      'infiniteQueryBehavior',
      'infiniteQueryBehavior as hasNextPage',
      'infiniteQueryBehavior as hasPreviousPage',
    ],
  },
]);

import { replaceModules, standIn } from './patch.ts';

const queryCore = { library: '@tanstack/query-core', version: '5.108.0', from: standIn('queries-only.ts') };
const reactQuery = {
  library: '@tanstack/react-query',
  version: '5.108.0',
  from: standIn('no-suspense.ts'),
};

/**
 * Every query client contains mutations and infinite queries, which nothing here uses: requests that change something
 * are never retried automatically, and no list has pages. Every query asks whether it suspends, is restored from elsewhere
 * or stands in a boundary that was reset, which none is or does.
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
  {
    ...reactQuery,
    file: 'build/modern/suspense.js',
    exports: [
      'shouldSuspend',
      'ensureSuspenseTimers',
      'fetchOptimistic',
      'fetchOptimistic as defaultThrowOnError',
    ],
  },
  {
    ...reactQuery,
    file: 'build/modern/QueryErrorResetBoundary.js',
    exports: ['useQueryErrorResetBoundary', 'useQueryErrorResetBoundary as QueryErrorResetBoundary'],
  },
  {
    ...reactQuery,
    file: 'build/modern/IsRestoringProvider.js',
    exports: ['useIsRestoring', 'useIsRestoring as IsRestoringProvider'],
  },
]);

import { replaceModules, standIn } from './patch.ts';

const queryCore = { library: '@tanstack/query-core', version: '5.108.0', from: standIn('queries-only.ts') };

/**
 * Every query client brings mutations and infinite queries along, and nothing here uses them: what changes something at
 * the provider is never sent twice on its own, and no list grows by pages.
 *
 * Without it test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it leaves out.
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

import { parseAsync, traverse } from '@babel/core';
import { changeFiles } from './patch.ts';

const files = /[\\/]query-core[\\/]build[\\/]modern[\\/]queryClient\.js$/;

/** Of the query client. Other methods call none of them; what the app calls is in `src/api` and `src/storefront`. */
const unused = [
  'cancelQueries',
  'defaultMutationOptions',
  'ensureInfiniteQueryData',
  'ensureQueryData',
  'fetchInfiniteQuery',
  'fetchQuery',
  'getDefaultOptions',
  'getMutationCache',
  'getMutationDefaults',
  'getQueriesData',
  'infiniteQuery',
  'isFetching',
  'isMutating',
  'prefetchInfiniteQuery',
  'prefetchQuery',
  'resetQueries',
  'setDefaultOptions',
  'setMutationDefaults',
  'setQueriesData',
  'setQueryDefaults',
];

/**
 * Drops methods of the query client that nothing calls; bundlers keep all methods of a class. A call of one fails in the
 * tests, since they run the built files.
 *
 * Without this patch, test/unit/build/patches.test.ts fails.
 */
export const unusedMethods = changeFiles('unused-methods', {
  files,
  change: withoutUnused,
  library: { name: '@tanstack/query-core', version: '5.108.0' },
});

/** Throws if a method has another name than in the version that the patch was made for. */
async function withoutUnused(code: string): Promise<string> {
  const tree = await parseAsync(code, { babelrc: false, configFile: false, sourceType: 'module' });
  if (!tree) throw new Error('unused-methods: the file cannot be read');
  const missing = new Set(unused);
  let [changed, at] = ['', 0];
  traverse(tree, {
    ClassMethod({ node: { key, start, end } }) {
      if (key.type !== 'Identifier' || typeof start !== 'number' || typeof end !== 'number') return;
      if (!missing.delete(key.name)) return;
      changed += code.slice(at, start);
      at = end;
    },
  });
  if (missing.size > 0) throw new Error(`unused-methods: the query client has no ${[...missing].join(', ')}`);
  return changed + code.slice(at);
}

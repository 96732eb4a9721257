import { standIn, type Patch } from './patch.ts';

const file = standIn('array-from.ts');

/**
 * Old libraries on host pages replace `Array.from` with a version that supports neither sets nor a second argument. All
 * built code, including libraries in any version, calls ours instead.
 *
 * Without this patch, test/unit/build/patches.test.ts fails.
 */
export const arrayFrom: Patch = {
  name: 'array-from',
  check: () => undefined,
  vite: {
    name: 'array-from',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: { rolldownOptions: { transform: { inject: { 'Array.from': [file, 'arrayFrom'] } } } },
    }),
    // Libraries have one of their own: their chunk contains nothing of ours.
    resolveId: (source, importer) =>
      source === file && importer?.includes('/node_modules/') ? `${file}?libraries` : undefined,
  },
  esbuild: {
    name: 'array-from',
    setup: ({ initialOptions }) => {
      initialOptions.define = { ...initialOptions.define, 'Array.from': 'arrayFrom' };
      initialOptions.inject = [...(initialOptions.inject ?? []), file];
    },
  },
};

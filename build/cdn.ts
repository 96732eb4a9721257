import type { BuildOptions, Rolldown } from 'vite';
import { compiledAhead } from './compiled-ahead.ts';
import { browserTargets } from './oldest-browsers.ts';

/** Seven characters are as unique as eight in practice, and the loader contains eight such names. */
const hashed = '[name]-[hash:7]';

/** Scripts for `dist/cdn`. */
export function cdnScripts(entry: Record<string, string>, output: Rolldown.OutputOptions = {}): BuildOptions {
  return {
    outDir: 'dist/cdn',
    emptyOutDir: false,
    target: browserTargets,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      // Only the loader imports them, by name: they may export what other chunks take from them.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: `chunks/${hashed}.js`,
        chunkFileNames: `chunks/${hashed}.js`,
        assetFileNames: `chunks/${hashed}[extname]`,
        minify: true,
        comments: { annotation: false, jsdoc: false },
        postBanner: compiledAhead,
        ...output,
      },
    },
  };
}

import type { Plugin } from 'vite';

/**
 * Where several modules share a chunk, the bundler takes a module out of it with `then`. A page may have wrapped that with
 * code that fails on what a file exports, which is no ordinary object; `await` does not call it.
 */
export function awaitModules(): Plugin {
  return {
    name: 'await-modules',
    renderChunk: (code) => ({
      code: code.replace(
        /\bimport\(([^()]+)\)\.then\(\((\w+)\) => \2\.(\w+)\)/g,
        '(async () => (await import($1)).$3)()',
      ),
      map: null,
    }),
  };
}

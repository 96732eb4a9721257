import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, ManifestChunk, Plugin } from 'vite';

/**
 * Points the loader's dynamic imports to files that are already built. Along with the core messages it requests
 * what all views share, which is most of what they need, so that nothing long is discovered late.
 */
export function builtViews(): Plugin {
  let root = '';
  let manifest: Manifest = {};
  const importOf = (chunk: ManifestChunk | undefined, specifier: string) => {
    if (!chunk) throw new Error(`The views were built without ${specifier}`);
    return `import('./${chunk.file}')`;
  };
  const shared = (chunk: string) =>
    importOf(
      Object.values(manifest).find(({ name }) => name === chunk),
      chunk,
    );
  return {
    name: 'built-views',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      const file = resolve(root, config.build.outDir, '.vite/manifest.json');
      manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    },
    resolveId: (id) => (id.startsWith('./chunks/') ? { id, external: true } : undefined),
    transform: (code, id) => {
      const built = code.replace(/\bimport\('(\..+?)'\)/g, (_, specifier: string) => {
        const key = relative(root, fileURLToPath(new URL(specifier, `file://${id}`)));
        return importOf(manifest[key], key);
      });
      return id.endsWith('/prefetch-messages.ts')
        ? built.replace(/\bchunks\b.* = \[/, `$&${shared('libraries')}, ${shared('core')}, `)
        : built;
    },
  };
}

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, ManifestChunk, Plugin } from 'vite';

/**
 * Points the loader's dynamic imports to files that are already built. Along with the core messages it requests the
 * core, which takes so long that the view's other imports are discovered and fetched in the meantime.
 */
export function builtViews(root: string): Plugin {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/cdn/.vite/manifest.json'), 'utf8')) as Manifest;
  const importOf = (chunk: ManifestChunk | undefined, specifier: string) => {
    if (!chunk) throw new Error(`The views were built without ${specifier}`);
    return `import('./${chunk.file}')`;
  };
  const core = Object.values(manifest).find(({ name }) => name === 'core');
  return {
    name: 'built-views',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('./chunks/') ? { id, external: true } : undefined),
    transform: (code, id) => {
      const built = code.replace(/\bimport\('(\..+?)'\)/g, (_, specifier: string) => {
        const key = relative(root, fileURLToPath(new URL(specifier, `file://${id}`)));
        return importOf(manifest[key], key);
      });
      return id.endsWith('/prefetch-messages.ts')
        ? built.replace('Promise.all([', `$&${importOf(core, 'core')}, `)
        : built;
    },
  };
}

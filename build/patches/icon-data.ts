import { readFile } from 'node:fs/promises';
import { checkVersion, type Patch } from './patch.ts';

const file = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/**
 * Drops what the stand-in of `create-icon` does not read: the names and sizes of icons, and a key for each of their
 * shapes, all of which are random and do not compress.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const iconData: Patch = {
  name: 'icon-data',
  check: () => checkVersion('icon-data', 'lucide-react', '1.75.0'),
  vite: {
    name: 'icon-data',
    enforce: 'pre',
    apply: 'build',
    buildStart: () => iconData.check(),
    transform: (code, id) => (file.test(id) ? shapesOnly(code) : undefined),
  },
  esbuild: {
    name: 'icon-data',
    setup: (build) => {
      build.onStart(iconData.check);
      build.onLoad({ filter: file }, async ({ path }) => ({
        contents: shapesOnly(await readFile(path, 'utf8')),
        loader: 'js',
      }));
    },
  },
};

function shapesOnly(code: string): string {
  return code.replace(/^ {2}(name|size): .*,\n/gm, '').replace(/, key: "\w+"/g, '');
}

import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

/** A change to libraries, for both bundlers. */
export interface Patch {
  name: string;
  /** Throws if a library is no longer the one that the patch was made for. */
  check: () => void;
  vite: VitePlugin;
  esbuild: EsbuildPlugin;
}

interface ReplacedModule {
  library: string;
  /** The only version that the patch was made for and tested with. */
  version: string;
  file: string;
  /** The exports of the module that anything imports. */
  exports: readonly string[];
  /** A package, or a file in `stand-ins`, with the same exports. */
  from: string;
}

/** Replaces whole modules of libraries, in builds and, if it matters there, in tests. */
export function replaceModules(
  name: string,
  modules: readonly ReplacedModule[],
  { inTests = false }: { inTests?: boolean } = {},
): Patch {
  const contents = new Map(
    modules.map(({ library, file, exports, from }) => [
      libraryFile(library, file),
      `export { ${exports.join(', ')} } from ${JSON.stringify(from)};`,
    ]),
  );
  const check = () => modules.forEach((module) => checkModule(name, module));
  return {
    name,
    check,
    vite: {
      name,
      enforce: 'pre',
      apply: inTests ? undefined : 'build',
      buildStart: check,
      load: (id) => contents.get(id),
    },
    esbuild: {
      name,
      setup: (build) => {
        build.onStart(check);
        build.onLoad({ filter: /[\\/]node_modules[\\/]/ }, ({ path }) =>
          contents.has(path) ? { contents: contents.get(path), resolveDir: import.meta.dirname } : undefined,
        );
      },
    },
  };
}

interface ChangedFiles {
  /** Their paths. */
  files: RegExp;
  change: (code: string) => string | Promise<string>;
  /** The only version that the patch was made for and tested with; without it, the patch suits any. */
  library?: { name: string; version: string };
}

/** Changes the text of libraries' files, in builds. */
export function changeFiles(name: string, { files, change, library }: ChangedFiles): Patch {
  const check = () => {
    if (library) checkVersion(name, library.name, library.version);
  };
  return {
    name,
    check,
    vite: {
      name,
      enforce: 'pre',
      apply: 'build',
      buildStart: check,
      transform: (code, id) => (files.test(id) ? change(code) : undefined),
    },
    esbuild: {
      name,
      setup: (build) => {
        build.onStart(check);
        build.onLoad({ filter: files }, async ({ path }) => ({
          contents: await change(await readFile(path, 'utf8')),
          loader: 'js',
        }));
      },
    },
  };
}

/** The path of a file whose module takes the place of a library's. */
export function standIn(file: string): string {
  return fileURLToPath(new URL(`stand-ins/${file}`, import.meta.url));
}

/** Throws if another version is installed than the one that a patch was made for. */
export function checkVersion(patch: string, library: string, version: string): void {
  const json = readFileSync(libraryFile(library, 'package.json'), 'utf8');
  const installed = JSON.parse(json) as { version: string };
  if (installed.version === version) return;
  throw new Error(
    `The patch ${patch} was made for ${library} ${version}, but ${installed.version} is installed: ` +
      'check that it is still needed and still works, then update the version in its file',
  );
}

function checkModule(patch: string, { library, version, file }: ReplacedModule): void {
  checkVersion(patch, library, version);
  if (!existsSync(libraryFile(library, file)))
    throw new Error(`The patch ${patch} is out of date: ${library} has no ${file}`);
}

/** The path of a library's file. */
export function libraryFile(library: string, file: string): string {
  return fileURLToPath(new URL(`../../node_modules/${library}/${file}`, import.meta.url));
}

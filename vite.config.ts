import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Manifest, Plugin, PluginOption, UserConfig } from 'vite';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * `vite build --mode views` makes the chunks that elements load, `--mode loader` the script that partners paste (after
 * the views, whose file names it holds), `--mode frame` the one for pages that frame the hosted page, `--mode page` the hosted page, which `vite --mode page` serves as it is edited. Without a mode it serves the tests.
 */
export default defineConfig(({ mode, command }) => ({
  ...common(command === 'build'),
  ...builds[mode]?.(command === 'build'),
  test: {
    environment: 'happy-dom',
    include: [
      'test/unit/**/*.test.{ts,tsx}',
      'test/elements/**/*.test.{ts,tsx}',
      'test/architecture.test.ts',
      'test/locales.test.ts',
    ],
    // Bundled, so that the stand-in for its browser location counts in tests too.
    server: { deps: { inline: ['wouter'] } },
  },
}));

const builds: Record<string, (building: boolean) => UserConfig> = {
  views: () => ({
    define: production,
    build: {
      ...cdn(views, 'chunks/[name]-[hash].js'),
      manifest: true,
    },
  }),
  loader: () => ({
    define: production,
    plugins: [builtViews()],
    build: cdn({ booking: 'elements/loader.ts' }, '[name].js'),
  }),
  frame: () => ({
    define: production,
    build: cdn({ frame: 'elements/frame.ts' }, '[name].js'),
  }),
  page: (building) => ({
    root: fromHere('demo/hosted'),
    define: building ? production : {},
    build: {
      outDir: fromHere('dist/page'),
      emptyOutDir: true,
      target: 'es2022',
      cssTarget,
      rolldownOptions: { output: { codeSplitting: splitting } },
    },
  }),
};

/** The view of each element that exists. */
const views = { 'booking-engine': 'elements/views/booking-engine.ts' };

/** The mode names a build here; libraries must not take it for a development mode. */
const production = { 'process.env.NODE_ENV': '"production"', 'import.meta.env.MODE': '"production"' };

/** Browsers that know `light-dark()` and nesting: rewritten for older ones, the colours of the kit would be lost. */
const cssTarget = ['chrome123', 'safari17.5', 'firefox128'];

function cdn(entry: Record<string, string>, entryFileNames: string): UserConfig['build'] {
  return {
    outDir: fromHere('dist/cdn'),
    emptyOutDir: false,
    target: 'es2022',
    cssTarget,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      output: {
        entryFileNames,
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'chunks/[name]-[hash][extname]',
        minify: true,
        comments: { annotation: false, jsdoc: false },
        codeSplitting: splitting,
      },
    },
  };
}

const splitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: coreOfViews, debugName: 'core' },
    // Many small pieces would cost more in requests than they spare. Who books a transfer needs nothing of tours.
    { name: 'tours', test: /\/src\/(features\/activities|.*\/[^/]*tours?\b)/, minShareCount: 2 },
    { name: 'parts', test: /\/src\//, minShareCount: 2 },
  ],
};

/** What two views need before they can show anything (all that the view needs while there is only one). */
function coreOfViews(id: string, graph: ChunkingContext): string | null {
  if (id.includes('rolldown/runtime')) return 'core';
  const entries = Object.values(views).map(fromHere);
  const users = entries.filter((entry) => entry !== id && staticNeeds(entry, graph).has(id));
  return users.length >= Math.min(2, entries.length) ? 'core' : null;
}

const needsByEntry = new Map<string, Set<string>>();

function staticNeeds(entry: string, graph: ChunkingContext): Set<string> {
  const known = needsByEntry.get(entry);
  if (known) return known;
  const needs = new Set([entry]);
  for (const id of needs) graph.getModuleInfo(id)?.importedIds.forEach((imported) => needs.add(imported));
  needsByEntry.set(entry, needs);
  return needs;
}

/**
 * In the loader a dynamic import means files that are built already. It asks for a chunk and all that the chunk needs at
 * once: found out one by one, each would cost a round trip.
 */
function builtViews(): Plugin {
  const manifest = JSON.parse(readFileSync(fromHere('dist/cdn/.vite/manifest.json'), 'utf8')) as Manifest;
  const needed = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The views were built without ${key}`);
    return [chunk.file, ...(chunk.imports ?? []).flatMap(needed)];
  };
  return {
    name: 'built-views',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('./chunks/') ? { id, external: true } : undefined),
    transform: (code, id) =>
      code.replace(/\bimport\('(\..+?)'\)/g, (_, specifier: string) => {
        const key = relative(fromHere('.'), fileURLToPath(new URL(specifier, `file://${id}`)));
        const imports = [...new Set(needed(key))].map((file) => `import('./${file}')`);
        return imports.length > 1
          ? `Promise.all([${imports.join(', ')}]).then(([chunk]) => chunk)`
          : imports.join('');
      }),
  };
}

function common(building: boolean): UserConfig {
  return {
    plugins: plugins(building),
    resolve: {
      alias: [
        {
          find: /^\.\/use-browser-location\.js$/,
          replacement: fromHere('elements/wouter-without-history.ts'),
        },
      ],
    },
  };
}

/** Macros must be gone before React's plugin reads a file. Built code carries ids only; the words are in the catalogs. */
function plugins(building: boolean): PluginOption[] {
  const macros = linguiTransformerBabelPreset(building ? { descriptorFields: 'id-only' } : {});
  return [babel({ presets: [macros] }), react(), lingui({ failOnCompileError: building })];
}

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

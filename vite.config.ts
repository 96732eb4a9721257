import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { builtViews } from './build/built-views.ts';
import { browserTargets } from './build/oldest-browsers.ts';
import { compiledAhead } from './build/compiled-ahead.ts';
import { ownExports } from './build/own-exports.ts';
import { ownReduceInLibraries } from './build/own-reduce.ts';
import { terserPass } from './build/terser-pass.ts';

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * `vite build --mode views` makes the chunks that elements load, `--mode loader` the script that partners paste (after
 * the views, whose file names it holds), `--mode frame` the one for pages that frame the hosted page, `--mode page` the hosted page, which `vite --mode page` serves as it is edited. Without a mode it serves the tests.
 */
export default defineConfig(({ mode, command }) => ({
  ...common(command === 'build'),
  ...builds[mode]?.(command === 'build'),
  test: {
    // Of two cores the runner would use one.
    maxWorkers: '100%',
    globalSetup: 'test/support/provider-setup.ts',
    // Screens wait for a real server, on machines that may be busy.
    testTimeout: 20_000,
    // Bundled, so that the stand-in for its browser location counts in tests too.
    server: { deps: { inline: ['wouter'] } },
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', isolate: false, include: withoutPage } },
      { extends: true, test: { name: 'page', environment: 'happy-dom', include: onPage } },
    ],
  },
}));

/** Tests of what knows no page: they share their workers, and no page is made for them. */
const withoutPage = [
  'test/unit/{attack,demo,domain,i18n,sandbox,schema,support}/**/*.test.ts',
  'test/unit/*.test.ts',
  'test/architecture.test.ts',
  'test/locales.test.ts',
];

const onPage = [
  'test/unit/{api,platform,state,ui,views}/**/*.test.{ts,tsx}',
  'test/elements/**/*.test.{ts,tsx}',
  'test/screens/**/*.test.tsx',
];

const builds: Record<string, (building: boolean) => UserConfig> = {
  views: () => ({
    define: production,
    build: {
      ...cdn({ ...views, ...later }, `chunks/${hashed}.js`),
      manifest: true,
    },
  }),
  // In a function: run as a classic script it would leave all its names on the page.
  loader: () => ({
    define: production,
    plugins: [builtViews(fromHere('.'))],
    build: cdn({ booking: 'elements/split-loader.ts' }, '[name].js', {
      postBanner: '(()=>{',
      postFooter: '})()',
    }),
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
      target: browserTargets,
      rolldownOptions: {
        transform: { inject: ownArrayFrom },
        output: { postBanner: compiledAhead, codeSplitting: splitting },
      },
    },
  }),
};

/** The view of each element that exists. */
const views = {
  'booking-engine': 'elements/views/booking-engine.ts',
  'transfers-box': 'elements/views/transfers-box.ts',
  'activities-list': 'elements/views/activities-list.ts',
  'activity-quote': 'elements/views/activity-quote.ts',
};

/** What the loader fetches besides, on the few pages that need it. */
const later = { 'rarely-needed': 'elements/rarely-needed.ts' };

/** The mode names a build here; libraries must not take it for a development mode. */
const production = { 'process.env.NODE_ENV': '"production"', 'import.meta.env.MODE': '"production"' };

const ownArrayFrom: Record<string, [string, string]> = {
  'Array.from': [fromHere('build/array-from.ts'), 'arrayFrom'],
};

/** Seven characters tell builds apart as well as eight, and the loader holds eight such names. */
const hashed = '[name]-[hash:7]';

function cdn(
  entry: Record<string, string>,
  entryFileNames: string,
  own: Rolldown.OutputOptions = {},
): UserConfig['build'] {
  return {
    outDir: fromHere('dist/cdn'),
    emptyOutDir: false,
    target: browserTargets,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      transform: { inject: ownArrayFrom },
      output: {
        entryFileNames,
        chunkFileNames: `chunks/${hashed}.js`,
        assetFileNames: `chunks/${hashed}[extname]`,
        minify: true,
        comments: { annotation: false, jsdoc: false },
        postBanner: compiledAhead,
        codeSplitting: splitting,
        ...own,
      },
    },
  };
}

const splitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // A chunk takes along what its modules need: what most views share comes first, so that it is not taken by fewer.
    ...(['core', 'fields', 'frames'] as const).map((name, index) => ({
      name: (id: string, graph: ChunkingContext) => (chunkOfViews(id, graph) === name ? name : null),
      debugName: name,
      priority: 3 - index,
    })),
    // Many small pieces would cost more in requests than they spare. Who books a transfer needs nothing of tours.
    {
      name: 'parts',
      test: /\/src\/(?!api\/tours|domain\/tours|schema\/tour\.|parts\/(use-)?tour|features\/activities|ui\/(choice-list|drawings|card-media))/,
      minShareCount: 4,
    },
  ],
};

/** What views need before they can show anything: what all need, what a form needs, and what frames the engine's screens. */
function chunkOfViews(id: string, graph: ChunkingContext): 'core' | 'fields' | 'frames' | null {
  const entries = Object.entries(views).map(([name, file]) => ({ name, entry: fromHere(file) }));
  if (id.includes('rolldown/runtime')) return 'core';
  if (entries.some(({ entry }) => entry === id)) return null;
  const users = entries.filter(({ entry }) => staticNeeds(entry, graph).has(id)).map(({ name }) => name);
  // Both of the elements that most pages start with: worth a little more for the others.
  const isCommon = users.includes('booking-engine') && users.includes('transfers-box');
  if (isCommon) return 'core';
  // What is the view's own is not part of what other screens share with it.
  if (/\/(src\/(features|views)|elements)\//.test(id.replace(fromHere('.'), '/'))) return null;
  if (users.includes('transfers-box')) return 'fields';
  return users.includes('booking-engine') ? 'frames' : null;
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

function common(building: boolean): UserConfig {
  return {
    plugins: plugins(building),
    resolve: {
      alias: [
        // React has it itself; the stand-in for older versions is not needed.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        {
          find: /^\.\/use-browser-location\.js$/,
          replacement: fromHere('elements/wouter-without-history.ts'),
        },
        {
          find: /^\.\/(mutation|mutationCache|infiniteQueryBehavior)\.js$/,
          replacement: fromHere('build/queries-only.ts'),
        },
      ],
    },
  };
}

/**
 * Imports each icon from its own file. Through the library's index every view would seem to need all icons of the
 * product, and the first chunk would hold them.
 */
function iconsOneByOne(): Plugin {
  const library = fromHere('node_modules/lucide-react/dist/esm/');
  const fileOf = new Map<string, string>();
  const index = readFileSync(`${library}lucide-react.mjs`, 'utf8');
  for (const [, names = '', file = ''] of index.matchAll(/export \{ (.+?) \} from '\.\/(icons\/.+?)'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, library + file);
  }
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    resolveId: (id) => (id === '../createLucideIcon.mjs' ? fromHere('src/ui/create-icon.ts') : undefined),
    transform: (code) =>
      code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import ${name} from '${fileOf.get(name)}';`)
          .join(' '),
      ),
  };
}

/** Macros must be gone before React's plugin reads a file. Built code carries ids only; the words are in the catalogs. */
function plugins(building: boolean): PluginOption[] {
  const macros = linguiTransformerBabelPreset(building ? { descriptorFields: 'id-only' } : {});
  const forBuilds = building ? [iconsOneByOne(), ownExports(), ownReduceInLibraries(), terserPass()] : [];
  return [...forBuilds, babel({ presets: [macros] }), react(), lingui({ failOnCompileError: building })];
}

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { transformAsync } from '@babel/core';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { build as bundle, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { noBrowserLocation } from './build/shared-config.ts';
import { standIns } from './build/host-page-protection.ts';
import { bundledLibraries, packageEntries } from './build/npm-package.ts';
import { browserTargets } from './build/oldest-browsers.ts';

/** The npm package: libraries are external, except for the router, which is bundled without its browser location. */
export default defineConfig({
  entry: packageEntries,
  outDir: 'dist/npm',
  format: 'esm',
  target: browserTargets,
  splitting: true,
  silent: true,
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.BASE_URL': '"/"',
    'import.meta.env.FILES_BY_VIEW': '{}',
    'Array.from': 'arrayFrom',
  },
  // As in `build/host-page-protection.ts`, for our own code: partners bundle the libraries.
  inject: [standIns],
  noExternal: bundledLibraries,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  esbuildPlugins: [aliases(), messages(), styleSheets()],
});

/** As in `build/shared-config.ts`; the bundler's own aliases are for whole packages. */
function aliases(): Plugin {
  return {
    name: 'aliases',
    setup: (build) => {
      build.onResolve({ filter: /^\.\/use-browser-location\.js$/ }, () => ({ path: noBrowserLocation }));
      build.onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({
        path: 'react',
        external: true,
      }));
    },
  };
}

/** Built code carries the ids of messages, and their texts are compiled catalogs, as Lingui's plugins for Vite have it. */
function messages(): Plugin {
  const config = getConfig();
  return {
    name: 'messages',
    setup: (build) => {
      build.onLoad({ filter: /\/(src|elements)\/.*\.tsx?$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        if (!/from '@lingui\/(core|react)\/macro'/.test(code)) return undefined;
        const transformed = await transformAsync(code, {
          filename: path,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'id-only' }]],
        });
        return { contents: transformed?.code ?? '', loader: 'tsx' };
      });
      build.onLoad({ filter: /\.po$/ }, async ({ path }) => {
        const found = getCatalogForFile(relative(config.rootDir, path), await getCatalogs(config));
        if (!found) throw new Error(`${path} is no catalog of lingui.config.ts`);
        const { messages, missing } = await found.catalog.getTranslations(found.locale, {
          fallbackLocales: config.fallbackLocales,
          sourceLocale: config.sourceLocale,
        });
        if (missing.length > 0) throw new Error(`${path} lacks ${missing.length} translations`);
        return { contents: createCompiledCatalog(found.locale, messages, { namespace: 'es' }).source };
      });
    },
  };
}

/** `./x.css?inline` is the text of a sheet with those that it imports. The query keeps it from tsup's own plugin for CSS. */
function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    setup: (build) => {
      build.onResolve({ filter: /\.css\?inline$/ }, async ({ path, ...importer }) => {
        const found = await build.resolve(path.replace('?inline', ''), importer);
        return { path: `${found.path}?inline`, namespace: 'style-sheet' };
      });
      build.onLoad({ filter: /.*/, namespace: 'style-sheet' }, async ({ path }) => {
        const options = { bundle: true, minify: true, write: false, target: browserTargets } as const;
        const { outputFiles } = await bundle({ entryPoints: [path.replace('?inline', '')], ...options });
        return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
      });
    },
  };
}

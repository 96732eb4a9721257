import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { build as bundle, type Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { readMessageIds, withCompactMessages, withShortIds } from './build/compact-messages.ts';
import { browserTargets } from './build/oldest-browsers.ts';
import { packageEntries } from './build/npm-package.ts';
import { patches } from './build/patches/all.ts';
import { strictInside } from './build/strict-inside.ts';

const common: Options = {
  target: browserTargets,
  silent: true,
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.BASE_URL': '"/"' },
  esbuildPlugins: [
    ...patches.map(({ esbuild }) => esbuild),
    textsWithoutMacros(),
    compiledCatalogs(),
    inlineCss(),
  ],
};

/** `booking.bundle.js`: everything in one classic script, so that one integrity hash covers all of it. */
const singleFile: Options = {
  ...common,
  entry: { booking: 'elements/loader.ts' },
  outDir: 'dist/cdn',
  outExtension: () => ({ js: '.bundle.js' }),
  format: 'iife',
  minify: true,
  splitting: false,
  noExternal: [/.*/],
  plugins: [strictInside()],
};

/** The npm package: libraries are external, except for the router, which is bundled without its browser location. */
const npmPackage: Options = {
  ...common,
  entry: packageEntries,
  outDir: 'dist/npm',
  format: 'esm',
  splitting: true,
  noExternal: ['wouter', 'regexparam'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
};

/** With `--no-dts` there is no package, because it needs its types. */
export default defineConfig(({ dts }) => (dts === false ? [singleFile] : [singleFile, npmPackage]));

const messageIds = readMessageIds();

/** Built code carries the ids of messages; their texts are in the catalogs. */
function textsWithoutMacros(): Plugin {
  return {
    name: 'texts-without-macros',
    setup: (build) =>
      build.onLoad({ filter: /[\\/](src|elements)[\\/].*\.tsx?$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        if (!/from '@lingui\/(core|react)\/macro'/.test(code)) return undefined;
        const transformed = await transformAsync(code, {
          filename: path,
          babelrc: false,
          configFile: false,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'id-only' }]],
        });
        return { contents: withShortIds(transformed?.code ?? '', await messageIds), loader: 'tsx' };
      }),
  };
}

function compiledCatalogs(): Plugin {
  const config = getConfig();
  return {
    name: 'compiled-catalogs',
    setup: (build) =>
      build.onLoad({ filter: /\.po$/ }, async ({ path }) => {
        const found = getCatalogForFile(relative(config.rootDir, path), await getCatalogs(config));
        if (!found) throw new Error(`${path} is no catalog of lingui.config.ts`);
        const { messages, missing } = await found.catalog.getTranslations(found.locale, {
          fallbackLocales: config.fallbackLocales,
          sourceLocale: 'en',
        });
        if (missing.length > 0) throw new Error(`${path} lacks ${missing.length} translations`);
        const { source, errors } = createCompiledCatalog(found.locale, messages, { namespace: 'es' });
        if (errors.length > 0) throw new Error(`${path} does not compile`);
        return { contents: withCompactMessages(source, path, await messageIds), loader: 'js' };
      }),
  };
}

/** `./x.css?inline` is the text of the sheet including its imports. The query bypasses tsup's own CSS plugin. */
function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    setup: (build) => {
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: fileURLToPath(new URL(path, `file://${resolveDir}/`)) + '?inline',
        namespace: 'inline-css',
      }));
      build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
        const { outputFiles } = await bundle({
          entryPoints: [path.replace('?inline', '')],
          bundle: true,
          minify: true,
          write: false,
          target: browserTargets,
        });
        return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
      });
    },
  };
}

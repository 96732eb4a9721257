import { basename, dirname, resolve } from 'node:path';
import { defineConfig, mergeConfig, type BuildOptions, type Rolldown, type UserConfig } from 'vite';
import { builtViews } from './build/built-views.ts';
import { codeSplitting, doctor, extraEntries, standaloneEntries, views } from './build/chunks.ts';
import { hostPageProtection, prototypeCheck } from './build/host-page-protection.ts';
import { browserTargets } from './build/oldest-browsers.ts';
import { alias, plugins } from './build/shared-config.ts';

/** The mode names the build, or the sources, which `npm run dev` serves. */
export default defineConfig(({ mode }) => {
  if (mode === 'sources') return { resolve: { alias }, plugins: plugins({ isBuild: false }) };
  const common: UserConfig = {
    resolve: { alias },
    define: production,
    plugins: [plugins({ isBuild: true }), hostPageProtection(mode)],
  };
  return mergeConfig(common, builds[mode] ?? {});
});

/** The mode names a build here; libraries must not take it for a development mode. */
const production = { 'process.env.NODE_ENV': '"production"', 'import.meta.env.MODE': '"production"' };

const builds: Record<string, UserConfig> = {
  /** The chunks that elements load. */
  views: {
    build: { ...cdnScripts({ ...views, ...extraEntries }, { codeSplitting }), manifest: true },
  },
  ...standaloneBuilds(),
  /** The script that partners paste. It holds the file names of the views, so it comes after them. */
  loader: {
    plugins: [builtViews()],
    build: cdnScripts(
      { booking: 'elements/loader.ts' },
      {
        entryFileNames: '[name].js',
        chunkFileNames: catalogFile,
        // In a function: run as a classic script it would leave all its names on the page. Compiling a script of this size
        // ahead made no difference.
        postBanner: ({ isEntry }) => (isEntry ? '(()=>{' : ''),
        postFooter: ({ isEntry }) => (isEntry ? '})()' : ''),
      },
    ),
  },
  /** Everything in one classic script, so that one integrity hash covers all of it. */
  bundle: {
    build: cdnScripts(
      { booking: 'elements/bundle.ts' },
      {
        entryFileNames: '[name].bundle.js',
        codeSplitting: false,
        // Inside its function: at the top it would also apply to scripts that an optimiser appends.
        intro: `"use strict";${prototypeCheck}`,
      },
      'iife',
    ),
  },
  /** The script for pages that frame the hosted page. */
  frame: {
    build: cdnScripts({ frame: 'elements/frame/frame.ts' }, { entryFileNames: '[name].js' }),
  },
  /** The module that writes the form of `<transfers-box>` as markup. */
  form: {
    build: cdnScripts(
      { 'declarative-form': 'elements/declarative-form.ts' },
      { entryFileNames: '[name].js', postBanner: '' },
    ),
  },
  /** The doctor, which runs without any other file, so that it can examine pages on which those fail. */
  doctor: {
    build: cdnScripts({ doctor }, { entryFileNames: '[name].js', postBanner: '' }),
  },
  /** The hosted page. */
  page: {
    root: 'hosted',
    build: {
      outDir: resolve('dist/page'),
      emptyOutDir: true,
      target: browserTargets,
      rolldownOptions: { output: { postBanner: compileAhead, codeSplitting } },
    },
  },
};

/** The chunks that share nothing with others, each in a build of its own name. */
function standaloneBuilds(): Record<string, UserConfig> {
  const builds = Object.entries(standaloneEntries).map(([name, entry]) => [
    name,
    { build: { ...cdnScripts({ [name]: entry }, { codeSplitting: false }), manifest: `.vite/${name}.json` } },
  ]);
  return Object.fromEntries(builds) as Record<string, UserConfig>;
}

/** The loader's only chunks are catalogs, which have the same names in the folder of each language. */
function catalogFile({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const language = basename(dirname(facadeModuleId ?? ''));
  return `chunks/${language}-${name}-[hash].js`;
}

/** Scripts for `dist/cdn`. */
function cdnScripts(
  entry: Record<string, string>,
  output: Rolldown.OutputOptions,
  format: 'es' | 'iife' = 'es',
): BuildOptions {
  return {
    outDir: 'dist/cdn',
    emptyOutDir: false,
    target: browserTargets,
    lib: { entry, formats: [format], name: 'bookingElements' },
    rolldownOptions: {
      // Views are only imported by the loader, by name: they may export what other chunks take from them.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        comments: { annotation: false, jsdoc: false },
        postBanner: compileAhead,
        ...output,
      },
    },
  };
}

/** In characters. Smaller scripts gain nothing from being compiled ahead. */
const MIN_COMPILED_AHEAD = 40_000;

/**
 * The first line of a large chunk; empty for others. It lets Chromium compile all functions of the script on another thread
 * while it downloads, instead of each on the main thread when it is first called, which took a third of the time until a
 * form was usable.
 */
function compileAhead({ modules }: Rolldown.RenderedChunk): string {
  let length = 0;
  for (const { renderedLength } of Object.values(modules)) length += renderedLength;
  return length > MIN_COMPILED_AHEAD ? '//# allFunctionsCalledOnLoad' : '';
}

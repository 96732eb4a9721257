import { resolve } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { awaitModules } from './build/await-modules.ts';
import { builtViews } from './build/built-views.ts';
import { cdnScripts } from './build/cdn.ts';
import { besides, codeSplitting, libraries, views } from './build/code-splitting.ts';
import { compiledAhead } from './build/compiled-ahead.ts';
import { flatImports } from './build/flat-imports.ts';
import { computedNameLists } from './build/name-lists.ts';
import { browserTargets } from './build/oldest-browsers.ts';
import { plugins } from './build/plugins.ts';
import { releaseNames } from './build/release-names.ts';
import { terserPass } from './build/terser-pass.ts';

/** The mode names the build, or the sources, which `npm run dev` serves. */
export default defineConfig(({ mode }) => builds[mode]?.() ?? {});

const builds: Record<string, () => UserConfig> = {
  sources: () => ({ plugins: [plugins(false)] }),
  /** The chunks that elements load: views, and what few pages need. */
  views: () => ({
    define: production,
    plugins: [releaseNames(), plugins(true), awaitModules(), flatImports(), terserPass()],
    build: {
      ...cdnScripts({ libraries, ...views, ...besides }, { codeSplitting }),
      manifest: true,
    },
  }),
  /** The script that partners paste. It holds the file names of the views, so it comes after them. */
  loader: () => ({
    define: production,
    plugins: [computedNameLists(), builtViews(), terserPass()],
    // In a function: run as a classic script it would leave all its names on the page.
    build: cdnScripts(
      { booking: 'elements/split-loader.ts' },
      { entryFileNames: '[name].js', postBanner: '(()=>{', postFooter: '})()' },
    ),
  }),
  /** The script for pages that frame the hosted page. */
  frame: () => ({
    define: production,
    plugins: [plugins(true), terserPass()],
    build: cdnScripts({ frame: 'elements/frame/frame.ts' }, { entryFileNames: '[name].js' }),
  }),
  /** The module that writes the form of `<transfers-box>` as markup. */
  form: () => ({
    define: production,
    plugins: [plugins(true), terserPass()],
    build: cdnScripts(
      { 'declarative-form': 'elements/declarative-form.ts' },
      { entryFileNames: '[name].js', postBanner: '' },
    ),
  }),
  /** The hosted page. */
  page: () => ({
    root: 'hosted',
    define: production,
    plugins: [releaseNames(), plugins(true), terserPass()],
    build: {
      outDir: resolve('dist/page'),
      emptyOutDir: true,
      target: browserTargets,
      rolldownOptions: { output: { postBanner: compiledAhead, codeSplitting } },
    },
  }),
};

/** The mode names a build here; libraries must not take it for a development mode. */
const production = { 'process.env.NODE_ENV': '"production"', 'import.meta.env.MODE': '"production"' };

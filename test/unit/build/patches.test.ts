import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build as esbuild } from 'esbuild';
import { build as vite, type Rolldown } from 'vite';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { patches } from '../../../build/patches/all.ts';
import { checkVersion, replaceModules } from '../../../build/patches/patch.ts';
import { dependencies } from '../../../package.json' with { type: 'json' };
import { cleanPrototypes, pollute } from '../../support/pollute.ts';

/** Inside the project, so that libraries are found. */
const folder = mkdtempSync('node_modules/.patches-');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(cleanPrototypes);

type Bundler = (code: string, patch?: string) => Promise<string>;

const bundlers: Record<string, Bundler> = {
  vite: async (code, patch) => {
    const built = await vite({
      configFile: false,
      logLevel: 'silent',
      plugins: [patches.find(({ name }) => name === patch)?.vite],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        lib: { entry: entry(code), formats: ['es'] },
        rolldownOptions: { external: [/^react(\/|$)/] },
      },
    });
    return (built as Rolldown.RolldownOutput[])[0]?.output[0].code ?? '';
  },
  esbuild: async (code, patch) => {
    const { outputFiles } = await esbuild({
      entryPoints: [entry(code)],
      bundle: true,
      write: false,
      outdir: folder,
      format: 'esm',
      external: ['react', 'react/*'],
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: patches.filter(({ name }) => name === patch).map((found) => found.esbuild),
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  },
};

describe.each(Object.entries(bundlers))('with %s', (_, bundle) => {
  it.each<[patch: string, code: string, leavesOut: RegExp]>([
    ['wouter-browser-location', `export { Router } from 'wouter'`, /pushState/],
    ['queries-only', `export { QueryClient } from '@tanstack/react-query'`, /mutationId|fetchNextPage/],
    [
      'use-sync-external-store',
      `export { useSyncExternalStore } from 'use-sync-external-store/shim'`,
      /getSnapshot/,
    ],
    ['combobox-only', `export { useCombobox } from 'downshift'`, /tag-group|onActiveIndexChange/],
    [
      'one-day',
      `export { DayPicker } from 'react-day-picker'`,
      /timeZoneName|getComputedStyle|lessThanXSeconds/,
    ],
    ['plurals-only', `export { setupI18n } from '@lingui/core'`, /DateTimeFormat|fromCharCode|Uncompiled/],
    ['create-icon', `export { default } from 'lucide-react/icons/x'`, /absoluteStrokeWidth/],
    ['icon-data', `export { default } from 'lucide-react/icons/x'`, /key: ?["'`]|name: ?["'`]x["'`]/],
    [
      'unused-methods',
      `export { QueryClient } from '@tanstack/react-query'`,
      /\b(prefetchInfiniteQuery|setQueriesData)\(\w/,
    ],
    [
      'unused-react',
      `export { createRoot } from 'react-dom/client'`,
      /\.startViewTransition|navigation\.navigate|\.getClientRects|\.hydrateRoot/,
    ],
  ])('%s leaves out what nothing here uses', async (patch, code, leavesOut) => {
    expect(await bundle(code)).toMatch(leavesOut);
    expect(await bundle(code, patch)).not.toMatch(leavesOut);
  });

  it.each<[patch: string, code: string, page: () => void, result: unknown]>([
    [
      'own-reduce',
      `globalThis.result = [1, 2, 3].reduce((sum, one) => sum + one, 0)`,
      () => pollute(Array.prototype, 'reduce', () => 'of the page'),
      6,
    ],
    [
      'array-from',
      `globalThis.result = Array.from(new Set([1, 2]), (one) => one * 2)`,
      () => pollute(Array, 'from', () => 'of the page'),
      [2, 4],
    ],
    [
      'own-exports',
      `import * as all from './some.js'; globalThis.result = Object.keys(all)`,
      () => pollute(Object.prototype, 'added', 'by the page'),
      ['some'],
    ],
  ])('%s keeps libraries from a host page', async (patch, code, extendPrototypes, result) => {
    writeFileSync(join(folder, 'some.js'), 'export const some = 1');
    const [unpatched, patched] = [await bundle(code), await bundle(code, patch)];
    extendPrototypes();
    const results = [resultOf(unpatched), resultOf(patched)];
    cleanPrototypes();
    expect(results).toEqual([expect.not.objectContaining({ result }), { result }]);
  });
});

it.each(patches)('$name was made for what is installed', ({ check }) => {
  expect(check).not.toThrow();
});

it('a patch fails the build when its library has moved on', async () => {
  expect(() => checkVersion('some', 'wouter', '3.0.0')).toThrow(/some was made for wouter 3\.0\.0/);
  const moved = {
    library: 'wouter',
    version: dependencies.wouter,
    file: 'src/moved.js',
    exports: ['some'],
    from: 'react',
  };
  const { check, vite: plugin, esbuild: esbuildPlugin } = replaceModules('some', [moved]);
  expect(check).toThrow('wouter has no src/moved.js');
  const file = entry('export {}');
  await expect(
    vite({
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: { write: false, lib: { entry: file, formats: ['es'] } },
    }),
  ).rejects.toThrow('wouter has no src/moved.js');
  await expect(
    esbuild({ entryPoints: [file], write: false, logLevel: 'silent', plugins: [esbuildPlugin] }),
  ).rejects.toThrow('wouter has no src/moved.js');
});

let entries = 0;

function entry(code: string): string {
  const file = resolve(folder, `entry-${entries++}.js`);
  writeFileSync(file, code);
  return file;
}

function resultOf(code: string): { result: unknown } | { error: unknown } {
  try {
    runInThisContext(code);
    return { result: Reflect.get(globalThis, 'result') };
  } catch (error) {
    return { error };
  } finally {
    Reflect.deleteProperty(globalThis, 'result');
  }
}

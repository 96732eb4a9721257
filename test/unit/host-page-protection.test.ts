import { build, type PluginOption, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { hostPageProtection } from '../../build/host-page-protection.ts';

const sources: Record<string, string> = {
  entry: `export const load = () => import('lazy');
    export const numbers = Array.from(new Set([1]));`,
  lazy: `export * as all from 'namespace';`,
  namespace: 'export const a = 1;',
};

/** Bundles the sources in one chunk, as a build of this mode would. */
async function bundle(mode: string): Promise<string> {
  const virtual: PluginOption = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => sources[id.slice(1)],
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, hostPageProtection(mode)],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

test('built code does not depend on what pages replace or add', async () => {
  const code = await bundle('test');
  expect(code).toMatch(/numbers = arrayFrom\(/);
  expect(code).toContain('for (var name of Object.keys(all))');
  expect(code).not.toContain('for (var name in all)');
});

test('a build fails if a replacement that it needs matches nothing', async () => {
  await expect(bundle('bundle')).rejects.toThrow('Nothing matched in build/host-page-protection.ts: reduce');
});

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { standaloneEntries } from '../../build/chunks.ts';
import { builtChunks } from './built-chunks.ts';

const run = promisify(execFile);

/** Builds the scripts of the next version, in which one screen has changed (`next-release.config.ts`). */
export async function nextRelease(): Promise<ReturnType<typeof builtChunks>> {
  const folder = resolve('test-results/next-release');
  rmSync(folder, { recursive: true, force: true });
  const config = join(import.meta.dirname, 'next-release.config.ts');
  // The variables of the tests would make it a build for development.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  for (const mode of ['views', ...Object.keys(standaloneEntries), 'loader'])
    await run('node_modules/.bin/vite', ['build', '--config', config, '--mode', mode, '--outDir', folder], {
      env,
    });
  return builtChunks(folder, join(folder, '.vite/manifest.json'));
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** The embeds to compare with: installed when the benchmark first runs, so that nobody else has to. */
const versions = { '@duffel/components': '3.17.0', '@docsearch/js': '5.2.0', '@docsearch/css': '5.2.0' };
const folder = resolve('.cache', 'bench');
const installed = join(folder, 'node_modules');

/** Installs and bundles the peers; returns their files by name. */
export async function preparePeers(): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
  if (!existsSync(join(installed, '@duffel', 'components'))) {
    console.log('Installing what is measured beside ours …');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
  }
  if (!existsSync(join(folder, 'duffel.js'))) await bundleDuffel();
  return {
    'duffel.js': await bytes(join(folder, 'duffel.js')),
    'docsearch.js': await bytes(join(installed, '@docsearch', 'js', 'dist', 'umd', 'docsearch.js')),
    'docsearch.css': await bytes(join(installed, '@docsearch', 'css', 'dist', 'style.css')),
  };
}

/** Their published bundle does not include React. */
async function bundleDuffel(): Promise<void> {
  const entry = join(folder, 'duffel-entry.js');
  writeFileSync(entry, "import '@duffel/components/custom-elements';\n");
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry, formats: ['iife'], name: 'duffel', fileName: () => 'duffel.js' },
    },
  });
}

async function bytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file));
}

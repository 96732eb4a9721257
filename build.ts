import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { standaloneEntries } from './build/chunks.ts';
import { customElementsManifest } from './build/custom-elements-manifest.ts';
import { pageLlmsText } from './docs/llms-texts.ts';
import { localeTemplate } from './build/locale-template.ts';
import { completePackage } from './build/npm-package.ts';
import { doctorHtml } from './docs/doctor-page.ts';
import packageJson from './package.json' with { type: 'json' };

/*
 * `npm run build [-- --base=/sub/path/]` writes everything to `dist`. `--without-package` omits the npm package, whose
 * types take long to build.
 */

const args = process.argv.slice(2);
const withPackage = !args.includes('--without-package');
const pageArgs = args.filter((arg) => arg !== '--without-package');

await rm('dist', { recursive: true, force: true });
await Promise.all([buildScripts(), withPackage ? run('tsup') : undefined, buildHostedPage()]);
// The dependencies between chunks are for the size budgets and not for the CDN.
await rename('dist/cdn/.vite/manifest.json', 'dist/cdn-manifest.json');
await rm('dist/cdn/.vite', { recursive: true });
const base = pageArgs.find((arg) => arg.startsWith('--base='))?.slice('--base='.length) ?? '/';
await writeFile('dist/page/llms.txt', pageLlmsText(base));
await writeJson('dist/custom-elements.json', customElementsManifest());
await writeFile('dist/cdn/locale-template.json', await localeTemplate());
if (withPackage) await completePackage('dist/npm');
await describeScripts('dist/cdn');
await writeJson('dist/cdn/latest.json', { version: packageJson.version });
await writeFile('dist/cdn/doctor.html', await doctorHtml());

async function buildScripts(): Promise<void> {
  // The views and the standalone chunks come first, because the loader contains their file names.
  for (const mode of [
    'views',
    ...Object.keys(standaloneEntries),
    'loader',
    'bundle',
    'frame',
    'form',
    'doctor',
  ])
    await run('vite', 'build', '--mode', mode, '--logLevel', 'warn');
}

function buildHostedPage(): Promise<void> {
  return run('vite', 'build', '--mode', 'page', '--logLevel', 'warn', ...pageArgs);
}

function run(command: string, ...commandArgs: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join('node_modules', '.bin', command), commandArgs, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${commandArgs.join(' ')} failed`));
    });
  });
}

/** Writes the hashes for integrity attributes, and prints the sizes that visitors download. */
async function describeScripts(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  const integrity: Record<string, string> = {};
  for (const file of files) {
    const content = await readFile(join(folder, file));
    integrity[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    console.log(`${(gzipSync(content, { level: 9 }).length / 1024).toFixed(1).padStart(7)} KB gz  ${file}`);
  }
  await writeJson(join(folder, 'integrity.json'), integrity);
}

function writeJson(file: string, value: object): Promise<void> {
  return writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

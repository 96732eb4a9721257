import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const folder = 'dist/npm';
let packed: { filename: string; files: { path: string }[] };
let temporary: string;
let published: Record<string, unknown> & { exports: Record<string, unknown> };

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'booking-elements-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', temporary, `./${folder}`]);
  const answer = JSON.parse(stdout) as (typeof packed)[] | Record<string, typeof packed>;
  [packed] = Object.values(answer) as [typeof packed];
  published = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as typeof published;
});
afterAll(() => rm(temporary, { recursive: true }));

test('it can be published and has what its entries promise', () => {
  expect(published).not.toHaveProperty('private');
  const files = packed.files.map(({ path }) => path);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'custom-elements.json', 'main.js']));
  const promised = JSON.stringify(published.exports).match(/\.\/[\w/-]+\.[\w.]+/g) ?? [];
  const missing = [...new Set(promised)].filter((file) => !files.includes(file.replace('./', '')));
  expect(missing.filter((file) => file !== './package.json')).toEqual([]);
  expect(files.filter((file) => !/\.(js|d\.ts|json|md)$|^LICENSE$/.test(file))).toEqual([]);
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: folder, level: 'suggestion', pack: false });
  expect(messages).toEqual([]);
});

test('its types are found and are what they say, for bundlers and for Node', async () => {
  const tarball = createPackageFromTarballData(await readFile(join(temporary, packed.filename)));
  const analysis = await checkPackage(tarball);
  expect(analysis.types).toBeTruthy();
  const problems = 'problems' in analysis ? analysis.problems : [];
  // Only for Node versions without ES modules by `require`, and for resolution from before `exports` was known.
  const counted = problems.filter((problem) => {
    const kind = 'resolutionKind' in problem ? problem.resolutionKind : undefined;
    return problem.kind !== 'CJSResolvesToESM' && kind !== 'node10';
  });
  expect(counted).toEqual([]);
});

test('Node imports every entry: classes without a browser, and no side effect', async () => {
  const entries = Object.keys(published.exports).filter((entry) => !entry.endsWith('.json'));
  const script = `
    const before = Object.keys(globalThis).length;
    for (const entry of ${JSON.stringify(entries)}) await import(entry.replace('.', 'booking-elements'));
    const { BookingEngine, createStorefront } = await import('booking-elements');
    console.log(typeof BookingEngine, typeof createStorefront, Object.keys(globalThis).length - before);`;
  const { stdout } = await run('node', ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('function function 0');
});

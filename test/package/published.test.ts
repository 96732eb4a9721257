import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
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

test('it can be published and contains what its entries name', () => {
  expect(published).not.toHaveProperty('private');
  const files = packed.files.map(({ path }) => path);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'custom-elements.json', 'main.js']));
  const promised = JSON.stringify(published.exports).match(/\.\/[\w/-]+\.[\w.]+/g) ?? [];
  const missing = [...new Set(promised)].filter((file) => !files.includes(file.replace('./', '')));
  expect(missing.filter((file) => file !== './package.json')).toEqual([]);
  expect(files.filter((file) => !/\.(js|d\.ts|json|md)$|^LICENSE$/.test(file))).toEqual([]);
});

test('the files that it lists as having side effects exist', () => {
  const files = packed.files.map(({ path }) => `./${path}`);
  const declared = published.sideEffects as string[];
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))).toEqual([]);
});

test('only the package in `dist/npm` can be published', async () => {
  const own = JSON.parse(await readFile('package.json', 'utf8')) as Record<string, unknown>;
  expect(own.private).toBe(true);
});

test('React is required; packages that only types mention are not', () => {
  const peers = published.peerDependencies as Record<string, string>;
  expect(peers).toMatchObject({ react: '>=19', 'react-dom': '>=19' });
  const optional = Object.keys(published.peerDependenciesMeta as object);
  expect(optional).toEqual(['@types/react', 'solid-js', 'svelte', 'vue']);
  expect(Object.keys(peers).sort()).toEqual([...optional, 'react', 'react-dom'].sort());
});

test('the components are client components where React runs on a server', async () => {
  expect(await readFile(`${folder}/react.js`, 'utf8')).toMatch(/^['"]use client['"];/);
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: folder, level: 'suggestion', pack: false });
  expect(messages).toEqual([]);
});

test('its types resolve correctly, for bundlers and for Node', async () => {
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

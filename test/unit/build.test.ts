import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** A stand-in for a bundler: creates the files that the build continues with, and records its arguments. */
const bundler = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('called', process.argv.slice(1).join(' ') + '\\n');
for (const folder of ['dist/cdn/.vite', 'dist/npm', 'dist/page']) mkdirSync(folder, { recursive: true });
writeFileSync('dist/cdn/.vite/manifest.json', '{}');
writeFileSync('dist/npm/main.js', '');
`;

test.each([
  [[], true],
  [['--without-package'], false],
])('a build with %j leaves a package that can be published: %s', async (args, isPackage) => {
  const folder = mkdtempSync(join(tmpdir(), 'booking-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [
    'src',
    'elements',
    'hosted',
    'docs',
    'package.json',
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
  ])
    symlinkSync(resolve(name), join(folder, name));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  for (const name of ['vite', 'tsup']) {
    writeFileSync(join(bin, name), bundler);
    chmodSync(join(bin, name), 0o755);
  }
  await run('node', [resolve('build.ts'), ...args], { cwd: folder });
  expect(existsSync(join(folder, 'dist/npm/package.json'))).toBe(isPackage);
  expect(readFileSync(join(folder, 'called'), 'utf8').includes('/tsup')).toBe(isPackage);
});

test('what serves the pages builds no package', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const name of ['prestart', 'pretest:e2e', 'preattack', 'prebench'])
    expect(scripts[name], name).toBe('node build.ts --without-package');
});

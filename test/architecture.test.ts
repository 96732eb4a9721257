import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problems } from './architecture/checks.ts';
import { parseSource, readSources } from './architecture/read-sources.ts';
import { barrelExceptions, globalsExceptions, layers } from './architecture/rules.ts';
import { documentFiles } from './support/snippets.ts';

const sources = readSources(['src', 'elements', 'hosted', 'demo', 'locales']);
const all = [...sources, ...readSources(['build', 'test'])].map(({ file }) => file);

test('every import follows the layers, without cycles, namesakes, barrels, stray globals or long files', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(problems(sources)).toEqual([]);
});

test('no exception outlives its file', () => {
  const excepted = [...Object.keys(globalsExceptions), ...Object.keys(barrelExceptions)];
  expect(excepted.filter((file) => !existsSync(file))).toEqual([]);
});

test('the README lists every layer below all that it imports', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('## Architecture');
  const rows = [...section.matchAll(/^\| ((?:`[\w/-]+`(?:, )?)+) +\|/gm)].map(([, cell = '']) =>
    [...cell.matchAll(/`(?:src\/)?([\w/-]+)`/g)].map(([, folder = '']) => folder),
  );
  const rowOf = (layer: string) => rows.findIndex((row) => row.includes(layer.split('/')[0] ?? ''));
  const misplaced = Object.entries(layers).flatMap(([layer, { ours }]) =>
    [layer, ...ours.filter((other) => other !== 'package')]
      .filter((other) => rowOf(other) < 0 || rowOf(other) > rowOf(layer))
      .map((other) => `${layer}: ${other}`),
  );
  expect(misplaced).toEqual([]);
  expect(rows.length).toBeGreaterThan(10);
});

/** The changelog mentions names of the past. */
const current = documentFiles.filter((file) => file !== 'CHANGELOG.md');

test.each(current)('every file of ours that %s names is there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  const ours = named.filter((name) => /^[\w/-]+\.(tsx?|css)$/.test(name) || folders.test(name));
  expect(ours.filter((name) => !examples.includes(name) && !exists(name))).toEqual([]);
});

/** One page compares our code with functions of libraries. */
test('every name from the code that pages for contributors mention is there', () => {
  const pages = current.filter((file) =>
    /^(README|CONTRIBUTING|docs\/decisions\/(?!written-by-hand).+)\.md$/.test(file),
  );
  const text = pages.map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = [...text.matchAll(/`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(.*?\))?`/g)].map(
    ([, name = '']) => name,
  );
  const words = new Set(all.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});

const folders = /^(src|elements|hosted|demo|build|test|locales|docs)\//;
/** Placeholders for any file of a kind. */
const examples = ['src/features/a', 'use-x.ts', 'lazy-x.tsx'];

function exists(name: string): boolean {
  return existsSync(name) || all.some((file) => file.endsWith(`/${name}`));
}

describe('the checker itself', () => {
  const wrong: [file: string, code: string, problem: RegExp][] = [
    ['src/schema/a.ts', `import { x } from '../trip/b.ts';`, /schema may not import trip/],
    ['src/schema/a.ts', `import { z } from 'zod';`, /schema may not use it/],
    ['src/trip/a.ts', `import { useState } from 'react';`, /trip may not use it/],
    ['src/trip/a.ts', `import type { ReactNode } from 'react';`, /types only\): trip may not use it/],
    ['src/trip/a.ts', `const x = () => fetch('/x');`, /uses fetch: trip may not/],
    ['src/trip/a.ts', `export const wide = () => window.innerWidth > 1;`, /uses window: trip may not/],
    ['locales/a.ts', `import { x } from '../src/schema/b.ts';`, /locales may only import types/],
    ['src/platform/a.ts', `import { proxy } from 'valtio';`, /platform may not use it/],
    [
      'src/platform/a.ts',
      `import '../storefront/flows/clear-cart.ts';`,
      /platform may not import storefront/,
    ],
    ['src/api/a.ts', `import { useQuery } from 'react';`, /api may not use it/],
    [
      'src/api/a.ts',
      `export { x } from '../storefront/flows/clear-cart.ts'; const y = 1;`,
      /api may not import storefront/,
    ],
    ['src/storefront/a.ts', `import { useSnapshot } from 'valtio/react';`, /storefront may not use it/],
    ['src/storefront/a.ts', `import { x } from '../ui/b.tsx';`, /storefront may not import ui/],
    ['src/trip/search-slice.ts', `import { x } from './draft-slice.ts';`, /a slice of another slice/],
    ['src/trip/search-slice.ts', `import type { X } from './draft-slice.ts';`, /a slice of another slice/],
    ['src/trip/prices.ts', `import { proxy } from 'valtio/vanilla';`, /a rule keeps no state/],
    ['src/trip/a.ts', `import { x } from '../cart/b.ts';`, /trip may not import cart/],
    ['src/i18n/a.ts', `import { x } from '../ui/b.tsx';`, /i18n may not import ui/],
    ['src/routing/a.ts', `import { x } from '../views/screens.tsx';`, /routing may not import views/],
    ['src/routing/a.ts', `import { x } from '../storefront/b.ts';`, /routing may not import storefront/],
    ['src/options/a.ts', `import { x } from '../storefront/b.ts';`, /options may not import storefront/],
    ['src/ui/a.tsx', `import { x } from '../platform/storage.ts';`, /ui may not import platform/],
    ['src/ui/a.tsx', `const x = await import('../api/request.ts');`, /ui may not import api/],
    ['src/ui/a.tsx', `import { useQuery } from '@tanstack/react-query';`, /ui may not use it/],
    ['src/ui/a.tsx', `document.title = 'x';`, /uses document: ui may not/],
    [
      'src/shared/a.tsx',
      `import { x } from '../features/home/b.tsx';`,
      /shared may not import features\/home/,
    ],
    ['src/features/home/a.tsx', `import '../sale/b.tsx';`, /features\/home may not import features\/sale/],
    ['src/features/home/a.tsx', `type X = import('../sale/b.tsx').X;`, /features\/home may not import/],
    ['src/features/home/a.tsx', `import { x } from '../../views/b.tsx';`, /may not import views/],
    ['src/features/home/a.tsx', `localStorage.clear();`, /uses localStorage/],
    ['src/views/a.tsx', `import { x } from '../../elements/b.ts';`, /views may not import elements/],
    ['src/views/a.tsx', `const { userAgent } = navigator;`, /uses navigator/],
    ['src/views/a.tsx', `import { readFile } from 'node:fs/promises';`, /views may not use it/],
    ['elements/a.ts', `import { x } from '../src/features/home/b.tsx';`, /may not import features\/home/],
    ['elements/a.ts', `import { x } from '../src/api/b.ts';`, /elements may not import api/],
    ['demo/sandbox/a.ts', `import { x } from '../../src/trip/b.ts';`, /may not import trip/],
    ['hosted/a.ts', `import { x } from '../src/trip/b.ts';`, /hosted may not import trip/],
    ['src/other/a.ts', ``, /is in no layer/],
    ['src/ui/index.ts', `export const x = 1;`, /is a barrel/],
    ['src/ui/kit.ts', `export * from './a.tsx'; export { b } from './b.tsx';`, /is a barrel/],
    ['src/ui/a.ts', '\n'.repeat(250) + 'export const x = 1;', /has 251 lines/],
  ];

  test.each(wrong)('%s: %s', (file, code, problem) => {
    expect(problems([parseSource(file, code)])).toEqual([expect.stringMatching(problem)]);
  });

  test('cycles of any length are found, and type imports are marked', () => {
    const circle = [
      parseSource('src/trip/a.ts', `import { b } from './b.ts';`),
      parseSource('src/trip/b.ts', `import type { C } from './c.ts';`),
      parseSource('src/trip/c.ts', `export { a } from './a.ts'; export const c = 1;`),
    ];
    expect(problems(circle)).toEqual([
      'cycle: src/trip/a.ts → src/trip/b.ts → (types) src/trip/c.ts → src/trip/a.ts',
    ]);
  });

  test('file names are unique across layers', () => {
    const namesakes = ['src/trip/prices.ts', 'src/features/prices/prices.tsx', 'demo/sandbox/prices.ts'];
    expect(problems(namesakes.map((file) => parseSource(file, '')))).toEqual([
      'prices names src/trip/prices.ts and src/features/prices/prices.tsx',
    ]);
  });

  test.each<[file: string, code: string]>([
    ['src/storefront/state.ts', `import { x } from './persist.ts';`],
    [
      'src/cart/cart-slice.ts',
      `import { x } from './cart-totals.ts'; import { proxy } from 'valtio/vanilla';`,
    ],
    ['src/features/home/a.tsx', `import { x } from './b.tsx'; import { y } from '../../shared/c.tsx';`],
    ['src/ui/a.tsx', `import css from './a.css?inline'; const f = (window: { x: 1 }) => window.x;`],
    ['src/ui/a.tsx', `const x = { document: 1 }; type T = { window: Window }; x.document;`],
    ['src/storefront/version.ts', `export { version } from '../../package.json' with { type: 'json' };`],
    ['src/shared/a.ts', `export interface A { fetch: typeof fetch }`],
    ['elements/a.ts', `const x = () => import('../locales/en.po');`],
    ['elements/a.ts', `import type { X } from '../src/views/b.tsx'; document.title;`],
  ])('%s may: %s', (file, code) => {
    expect(problems([parseSource(file, code)])).toEqual([]);
  });
});

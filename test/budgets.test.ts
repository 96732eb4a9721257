import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraries, views } from '../build/code-splitting.ts';
import { languages } from '../src/schema/language.ts';
import { builtChunks, engine, phoneParts, presenter } from './support/built-chunks.ts';
import { nextRelease } from './support/next-release.ts';

/**
 * Limits in KB after gzip: they catch an accident, such as a calendar in the first load, not a phrase. Raising one needs
 * a sentence in the changelog.
 */
const budgets = {
  loader: 6,
  /** No longer script may be needed before it takes typing. */
  firstForm: 24,
  /** The same form, and the home screen around it. */
  firstScreen: 32,
  transfersBox: 145,
  home: 155,
  screen: 30,
  checkout: 55,
  tour: 70,
  /** intl-tel-input and its rules of all countries; they come with the first use of the field. */
  phone: 80,
  transferBooking: 270,
  /** What a visitor who has booked before downloads again. */
  release: 60,
  catalog: 12,
};

const transfersBox = 'elements/views/transfers-box.ts';
const firstForm = 'src/views/first-form/first-form.ts';
const firstScreen = 'src/views/first-form/first-screen.ts';
/** Screens that are only reached through those before them. */
const stepsBefore: Record<string, string[]> = { prices: ['search'], info: ['search', 'prices'] };

/** A quote box, or the checkout, is more than a list. */
const ownBudgets: Record<string, number> = {
  checkout: budgets.checkout,
  tour: budgets.tour,
  'widget-tour': budgets.tour,
};
/** Text that only that library's chunk contains: none of these may load with the first screen. */
const neverAtFirst: Record<string, RegExp> = {
  swiper: /swiper-slide/,
  'intl-tel-input': /iti__/,
  dompurify: /DOMPurify|ALLOWED_TAGS/,
  'react-day-picker': /rdp-/,
  downshift: /downshift/,
  'wouter browser location': /wouter_v3/,
};

const measured: { what: string; size: number; limit: number }[] = [];
let built: ReturnType<typeof builtChunks>;

beforeAll(() => {
  if (!existsSync('dist/cdn-manifest.json')) {
    throw new Error('There is nothing to measure: dist is missing or incomplete. Run `npm run build` first.');
  }
  built = builtChunks('dist/cdn', 'dist/cdn-manifest.json');
});

afterAll(() => {
  const rows = measured.map(
    ({ what, size, limit }) =>
      `${what.padEnd(34)} ${size.toFixed(1).padStart(7)} ${String(limit).padStart(6)}  ${size > limit ? 'OVER' : ''}`,
  );
  console.log(['gz KB'.padEnd(34) + '     size  limit', ...rows].join('\n'));
});

test('the loader', () => {
  expectWithin('booking.js', ['booking.js'], budgets.loader);
});

test('the first form: loader, the form with its styles and words, and what is asked for meanwhile', () => {
  const files = ['booking.js', ...built.needed(firstForm), ...built.needed(presenter)];
  expectWithin('the first form', files, budgets.firstForm);
});

test('the first screen: loader, the home screen with its form, styles and words, and what is asked for meanwhile', () => {
  const files = ['booking.js', ...built.needed(firstScreen), ...built.needed(presenter)];
  expectWithin('the first screen', files, budgets.firstScreen);
});

test('<booking-engine> home usable: loader, all that the first screen needs, one language', () => {
  const files = [
    'booking.js',
    ...built.needed(presenter),
    ...built.needed(firstScreen),
    ...homeFiles(),
    ...built.needed('locales/en-core.po'),
  ];
  expectWithin('<booking-engine> home', files, budgets.home);
});

test('<transfers-box> usable: loader, all that its form needs, one language', () => {
  const early = [...built.needed(firstForm), ...built.needed(presenter)];
  const files = [
    'booking.js',
    ...early,
    ...built.needed(transfersBox),
    ...built.needed('locales/en-core.po'),
  ];
  expectWithin('<transfers-box>', files, budgets.transfersBox);
});

test('nothing heavy comes with the first screen', () => {
  const text = homeFiles().map(built.read).join('\n');
  const found = Object.keys(neverAtFirst).filter((library) => neverAtFirst[library]?.test(text));
  expect(found).toEqual([]);
});

test('what each further screen adds', () => {
  expect(built.screens.length).toBeGreaterThan(0);
  for (const { key, name } of built.screens) {
    const before = built.screens.filter((step) => stepsBefore[name]?.includes(step.name));
    const there = new Set([...homeFiles(), ...before.flatMap((step) => built.needed(step.key))]);
    const added = built.needed(key).filter((file) => !there.has(file));
    expectWithin(`  + ${name}`, added, ownBudgets[name] ?? budgets.screen);
  }
});

test('what the first use of the phone field adds', () => {
  const there = new Set([...homeFiles(), ...built.needed('src/features/checkout/checkout-screen.tsx')]);
  const added = phoneParts.flatMap(built.needed).filter((file) => !there.has(file));
  expectWithin('  + phone field in use', added, budgets.phone);
});

test('a whole transfer booking, from the search to the success page', () => {
  expectWithin('a whole transfer booking', built.transferBooking(), budgets.transferBooking);
});

test('a release that changes one screen, for a visitor who has booked before', async () => {
  const next = await nextRelease();
  const isNew = (file: string) => !existsSync(`dist/cdn/${file}`) || built.read(file) !== next.read(file);
  const files = next.transferBooking().filter(isNew);
  expect(files.map((file) => file.replace(/-.{7}\.js$/, ''))).toContain('chunks/prices-screen');
  expectWithin('a release that changes one screen', files, budgets.release, next);
});

test('no module is handed to `then`, which a page may have wrapped', () => {
  const scripts = ['booking.js', ...Object.values(built.manifest).map(({ file }) => file)];
  const handing = scripts.filter((file) => /\bimport\([^()]*\)\.then\(/.test(built.read(file)));
  expect(handing).toEqual([]);
});

test('the libraries outlive releases: on their own, under names that no build numbers anew', () => {
  const files = built.needed(libraries);
  expect(files).toHaveLength(1);
  const [, exported = ''] = /export ?\{([^}]*)\};?\s*$/.exec(built.read(files[0] ?? '')) ?? [];
  const written = [...readFileSync(libraries, 'utf8').matchAll(/ as (\w+)/g)].map(([, name]) => name);
  const others = [...exported.matchAll(/(\w+)(?=,|$)/g)].filter(([name]) => !written.includes(name));
  expect(written.length).toBeGreaterThan(40);
  expect(others.length, 'beside the three helpers of the bundler').toBeLessThanOrEqual(3);
});

test.each(Object.entries(views))('the view of <%s> names all chunks that it needs', (_, view) => {
  const [file = '', ...others] = built.needed(view);
  // Otherwise the browser would find them one after another.
  const unnamed = others.filter((other) => !built.read(file).includes(other.replace('chunks/', './')));
  expect(unnamed).toEqual([]);
});

describe('one language', () => {
  test.each(languages)('%s', (language) => {
    const catalogs = [`locales/${language}-core.po`, `locales/${language}.po`];
    const files = catalogs.map((catalog) => built.manifest[catalog]?.file ?? 'missing');
    expectWithin(`words, ${language}`, files, budgets.catalog);
  });
});

test('what is long to compile asks to be compiled while it arrives', () => {
  const long = Object.values(built.manifest).filter(({ file }) => built.read(file).length > 30_000);
  expect(long.map(({ name }) => name)).toEqual(expect.arrayContaining(['libraries', 'core']));
  for (const { file } of long.filter(({ file }) => file.endsWith('.js')))
    expect(built.read(file), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test.each(['booking.js', 'frame.js', 'booking.bundle.js'])('%s runs as a classic script', (file) => {
  // Only a module may import statically; what a script loads later, it loads with `import()`.
  expect(built.read(file)).not.toMatch(/\bimport\s*(["'{*]|\w+\s*from\b)/);
});

test('the single file holds no browser location either', () => {
  expect(built.read('booking.bundle.js')).not.toMatch(/wouter_v3/);
});

test('the single file is strict for itself, not for what an optimiser joins to it', () => {
  expect(built.read('booking.bundle.js')).toMatch(/^\(\(\)=>\{"use strict";/);
});

function expectWithin(what: string, files: string[], limit: number, { compressed } = built): void {
  const size = compressed(files);
  measured.push({ what, size, limit });
  expect.soft(size, `${what}: KB after gzip`).toBeLessThanOrEqual(limit);
}

function homeFiles(): string[] {
  return built.needed(engine);
}

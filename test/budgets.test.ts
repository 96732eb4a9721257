import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../src/schema/language.ts';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Hard limit and goal in KB after gzip; raising a limit needs a reason in the changelog. */
const budgets = {
  loader: { limit: 3.25, goal: 2 },
  /** No longer script may be needed before it takes typing. */
  firstForm: { limit: 20, goal: 14 },
  transfersBox: { limit: 109, goal: 105 },
  home: { limit: 113, goal: 108 },
  screen: { limit: 20, goal: 12 },
  checkout: { limit: 45, goal: 35 },
  tour: { limit: 60, goal: 45 },
  /** intl-tel-input and its rules of all countries; they come with the first use of the field. */
  phone: { limit: 76, goal: 70 },
  transferBooking: { limit: 213, goal: 190 },
  catalog: { limit: 8, goal: 6 },
};

const engine = 'elements/views/booking-engine.ts';
const transfersBox = 'elements/views/transfers-box.ts';
const firstForm = 'src/views/first-form/first-form.ts';
const presenter = 'elements/core/element-presenter.ts';
/** Screens that are only reached through those before them. */
const stepsBefore: Record<string, string[]> = { prices: ['search'], info: ['search', 'prices'] };

/** A quote box, or the checkout, is more than a list. */
const ownBudgets: Record<string, (typeof budgets)['screen']> = {
  checkout: budgets.checkout,
  tour: budgets.tour,
  'widget-tour': budgets.tour,
};
const transferScreens = ['search', 'prices', 'info', 'checkout', 'success'];

/** The country list of the phone field and its rules are counted separately, because they are larger than any screen. */
const phoneParts = ['src/features/checkout/phone-widget.ts', 'src/features/checkout/phone-rules.ts'];

/** Text that only that library's chunk contains: none of these may load with the first screen. */
const neverAtFirst: Record<string, RegExp> = {
  swiper: /swiper-slide/,
  'intl-tel-input': /iti__/,
  dompurify: /DOMPurify|ALLOWED_TAGS/,
  'react-day-picker': /rdp-/,
  downshift: /downshift/,
  'wouter browser location': /wouter_v3/,
};

/** Shown only for a booking that the provider does not know, which nobody meets on the way to one. */
const notOnTheWay = 'src/shared/unknown-sale.tsx';

const measured: { what: string; size: number; limit: number; goal: number }[] = [];
let manifest: Record<string, Chunk> = {};

beforeAll(() => {
  if (!existsSync('dist/cdn-manifest.json')) {
    throw new Error('There is nothing to measure: dist is missing or incomplete. Run `npm run build` first.');
  }
  manifest = JSON.parse(readFileSync('dist/cdn-manifest.json', 'utf8')) as Record<string, Chunk>;
});

afterAll(() => {
  const rows = measured.map(({ what, size, limit, goal }) => {
    const mark = size > limit ? 'OVER' : size > goal ? 'above goal' : '';
    return `${what.padEnd(34)} ${size.toFixed(1).padStart(7)} ${String(goal).padStart(6)} ${String(limit).padStart(6)}  ${mark}`;
  });
  console.log(['gz KB'.padEnd(34) + '     size   goal  limit', ...rows].join('\n'));
});

test('the loader', () => {
  expectWithin('booking.js', ['booking.js'], budgets.loader);
});

test('the first form: loader, the form with its styles and words, and what is asked for meanwhile', () => {
  const files = ['booking.js', ...needed(firstForm), ...needed(presenter)];
  expectWithin('the first form', files, budgets.firstForm);
});

test('<booking-engine> home usable: loader, all that the first screen needs, one language', () => {
  const files = ['booking.js', ...needed(presenter), ...homeFiles(), ...needed('locales/en-core.po')];
  expectWithin('<booking-engine> home', files, budgets.home);
});

test('<transfers-box> usable: loader, all that its form needs, one language', () => {
  const early = [...needed(firstForm), ...needed(presenter)];
  const files = ['booking.js', ...early, ...needed(transfersBox), ...needed('locales/en-core.po')];
  expectWithin('<transfers-box>', files, budgets.transfersBox);
});

test('nothing heavy comes with the first screen', () => {
  const text = homeFiles().map(readBuilt).join('\n');
  const found = Object.keys(neverAtFirst).filter((library) => neverAtFirst[library]?.test(text));
  expect(found).toEqual([]);
});

test('what each further screen adds', () => {
  expect(screens().length).toBeGreaterThan(0);
  for (const { key, name } of screens()) {
    const before = screens().filter((step) => stepsBefore[name]?.includes(step.name));
    const there = new Set([...homeFiles(), ...before.flatMap((step) => needed(step.key))]);
    const added = needed(key).filter((file) => !there.has(file));
    expectWithin(`  + ${name}`, added, ownBudgets[name] ?? budgets.screen);
  }
});

test('what the first use of the phone field adds', () => {
  const there = new Set([...homeFiles(), ...needed('src/features/checkout/checkout-screen.tsx')]);
  const added = phoneParts.flatMap(needed).filter((file) => !there.has(file));
  expectWithin('  + phone field in use', added, budgets.phone);
});

test('a whole transfer booking, from the search to the success page', () => {
  const steps = screens().filter(({ name }) => transferScreens.includes(name));
  expect(steps.map(({ name }) => name).sort()).toEqual([...transferScreens].sort());
  const files = ['booking.js', ...needed(presenter), ...homeFiles()];
  files.push(...needed('locales/en-core.po'), ...needed('locales/en.po'));
  for (const { key } of steps) files.push(...needed(key), ...loadedOnTheWay(key));
  expectWithin('a whole transfer booking', files, budgets.transferBooking);
});

describe('one language', () => {
  test.each(languages)('%s', (language) => {
    const catalogs = [`locales/${language}-core.po`, `locales/${language}.po`];
    const files = catalogs.map((catalog) => manifest[catalog]?.file ?? 'missing');
    expectWithin(`words, ${language}`, files, budgets.catalog);
  });
});

test('what is long to compile asks to be compiled while it arrives', () => {
  const long = Object.values(manifest).filter(({ file }) => readBuilt(file).length > 30_000);
  expect(long.map(({ name }) => name)).toContain('core');
  for (const { file } of long.filter(({ file }) => file.endsWith('.js')))
    expect(readBuilt(file), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test.each(['booking.js', 'frame.js', 'booking.bundle.js'])('%s runs as a classic script', (file) => {
  // Only a module may import statically; what a script loads later, it loads with `import()`.
  expect(readBuilt(file)).not.toMatch(/\bimport\s*(["'{*]|\w+\s*from\b)/);
});

test('the single file holds no browser location either', () => {
  expect(readBuilt('booking.bundle.js')).not.toMatch(/wouter_v3/);
});

test('the single file is strict for itself, not for what an optimiser joins to it', () => {
  expect(readBuilt('booking.bundle.js')).toMatch(/^\(\(\)=>\{"use strict";/);
});

function expectWithin(what: string, files: string[], { limit, goal }: { limit: number; goal: number }): void {
  const bytes = [...new Set(files)].map((file) => gzipSync(readBuilt(file), { level: 9 }).length);
  const size = bytes.reduce((sum, one) => sum + one, 0) / 1024;
  measured.push({ what, size, limit, goal });
  expect.soft(size, `${what}: KB after gzip`).toBeLessThanOrEqual(limit);
}

function readBuilt(file: string): string {
  return readFileSync(`dist/cdn/${file}`, 'utf8');
}

function homeFiles(): string[] {
  return needed(engine);
}

function screens(): { key: string; name: string }[] {
  return Object.entries(manifest).flatMap(([key, { src }]) => {
    const name = /^src\/features\/.*\/(.+)-screen\.tsx$/.exec(src ?? '')?.[1];
    return name === undefined ? [] : [{ key, name }];
  });
}

/** A chunk's file and those of all that it imports statically. */
function needed(key: string): string[] {
  return chunksOf(key).map(({ file }) => file);
}

function chunksOf(key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(imported, seen))];
}

/** What a visitor's actions make a screen load: the list of a combobox, the calendar, rich text; not another screen or language. */
function loadedOnTheWay(key: string): string[] {
  return chunksOf(key)
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((dynamic) => !/-screen\.tsx$|^locales\/|date-fns\/locale/.test(dynamic))
    .filter((dynamic) => !phoneParts.includes(dynamic) && dynamic !== notOnTheWay)
    .flatMap(needed);
}

import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeSplitting } from '../build/chunks.ts';
import { languages } from '../src/schema/language.ts';
import { builtChunks, type BuiltChunks } from './support/built-chunks.ts';
import { nextRelease } from './support/next-release.ts';

/**
 * Limits in KB after gzip: they catch an accident, such as a calendar in the first load, not a phrase. Raising one needs
 * a sentence in the changelog.
 */
const budgets = {
  /**
   * Loader and first form: nothing else is needed before it takes typing. It has the words of English and Spanish; those of
   * all other languages come with their catalogs, except for the names of the months.
   */
  script: 24,
  transfersBox: 172,
  home: 187,
  /** What a screen adds to the home screen. */
  screens: 65,
  /** intl-tel-input and its rules of all countries; they come with the first use of the field. */
  phone: 80,
  transferBooking: 343,
  /** What a visitor who has booked before downloads again. */
  release: 60,
  firstMessages: 4,
};

const screens = ['search-form', 'transfers', 'tours', 'checkout', 'payments', 'sale'];

/** Text that only that library's chunk contains: none of these may load with the first screen. */
const neverAtFirst: Record<string, RegExp> = {
  swiper: /swiper-slide/,
  'intl-tel-input': /iti__/,
  dompurify: /DOMPurify|ALLOWED_TAGS/,
  'react-day-picker': /rdp-/,
  downshift: /downshift/,
  uqr: /qrcode/i,
  paypal: /paypal-js|sdk\/js/,
  'google maps': /importLibrary/,
  'trip links': /booking-trip-link/,
  'wouter browser location': /wouter_v3/,
};

const measured: { what: string; size: number; limit: number }[] = [];
let built: BuiltChunks;

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

test('the loader with the first form, its styles and its words', () => {
  expectWithin('booking.js', ['booking.js'], budgets.script);
});

test('<booking-engine> home usable: loader, all that its home screen needs, one language', () => {
  expectWithin('<booking-engine> home', homeFiles(), budgets.home);
});

test('<transfers-box> usable: loader, all that its form needs, one language', () => {
  const files = ['booking.js', ...built.needed('transfers-box', 'en-first-screen')];
  expectWithin('<transfers-box>', files, budgets.transfersBox);
});

test('nothing heavy comes with the first screen', () => {
  const text = homeFiles().map(built.read).join('\n');
  const found = Object.keys(neverAtFirst).filter((library) => neverAtFirst[library]?.test(text));
  expect(found).toEqual([]);
});

test.each([
  ['the gallery with its library', 'carousel', /swiper-slide/],
  ['the QR code with its library', 'qr-code', /Data too long/],
  ['the map', 'route-map-with-consent', /computeRoutes/],
  ['the saved trip', 'save-trip', /<!doctype html>/],
  ['the phone widget', 'phone-widget', /iti__country-list/],
])('%s is a chunk of its own, which loads when it is used', (_, name, marker) => {
  expect(built.files.filter((file) => marker.test(built.read(file)))).toEqual([built.fileOf(name)]);
});

test('every chunk that build/chunks.ts names exists: none of its patterns lags behind a moved file', () => {
  const names = codeSplitting.groups.map(({ name }) => name).filter((name) => typeof name === 'string');
  expect(names.map(built.fileOf)).toHaveLength(names.length);
});

test.each(screens)('what the chunk %s adds to the home screen', (name) => {
  expectWithin(`  + ${name}`, withoutHome(built.needed(name)), budgets.screens);
});

test('what the first use of the phone field adds', () => {
  const checkout = built.needed('checkout');
  const files = built.needed('phone-widget', 'phone-rules').filter((file) => !checkout.includes(file));
  expectWithin('  + phone field in use', files, budgets.phone);
});

test('a whole transfer booking, from the search to the success page', () => {
  expectWithin('a whole transfer booking', built.transferBooking(), budgets.transferBooking);
});

test('a release that changes one screen, for a visitor who has booked before', async () => {
  const next = await nextRelease();
  const isNew = (file: string) => !existsSync(`dist/cdn/${file}`) || built.read(file) !== next.read(file);
  const files = next.transferBooking().filter(isNew);
  expect(files).toContain(next.fileOf('transfers'));
  expectWithin('a release that changes one screen', files, budgets.release, next);
  expect(files).not.toContain(next.fileOf('libraries'));
});

test('few files, and few small ones', () => {
  expect(built.files.length).toBeLessThanOrEqual(40);
  expect(built.files.filter((file) => built.size(file) < 2).length).toBeLessThanOrEqual(5);
});

test('no module is handed to `then`, which a page may have wrapped', () => {
  const scripts = ['booking.js', ...built.files];
  const handing = scripts.filter((file) => /\bimport\([^()]*\)\.then\(/.test(built.read(file)));
  expect(handing).toEqual([]);
});

describe('the first messages', () => {
  test.each(languages)('%s', (language) => {
    expectWithin(
      `first messages, ${language}`,
      built.needed(`${language}-first-screen`),
      budgets.firstMessages,
    );
  });
});

test('what is long to compile asks to be compiled while it arrives', () => {
  const long = built.files.filter((file) => file.endsWith('.js') && built.read(file).length > 40_000);
  expect(long).toEqual(expect.arrayContaining([built.fileOf('libraries'), built.fileOf('core')]));
  for (const file of long) expect(built.read(file), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test.each(['booking.js', 'frame.js', 'booking.bundle.js'])('%s runs as a classic script', (file) => {
  // Only a module may import statically; what a script loads later, it loads with `import()`.
  expect(built.read(file)).not.toMatch(/\bimport\s*(["'{*]|\w+\s*from\b)/);
});

test('the single file holds no browser location either', () => {
  expect(built.read('booking.bundle.js')).not.toMatch(/wouter_v3/);
});

test('the single file is strict for itself, not for what an optimiser joins to it', () => {
  expect(built.read('booking.bundle.js')).toMatch(/^(\/\/.*\n)?\(function\(\)\{"use strict";/);
});

function expectWithin(what: string, files: string[], limit: number, { size } = built): void {
  const sum = [...new Set(files)].reduce((before, file) => before + size(file), 0);
  measured.push({ what, size: sum, limit });
  expect.soft(sum, `${what}: KB after gzip`).toBeLessThanOrEqual(limit);
}

function homeFiles(): string[] {
  return ['booking.js', ...built.needed('booking-engine', 'search-form', 'en-first-screen')];
}

function withoutHome(files: string[]): string[] {
  const home = homeFiles();
  return files.filter((file) => !home.includes(file));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oldestBrowsers } from '../../build/oldest-browsers.ts';
import { tooNewIn, tooNewInSheet } from './used-features.ts';

const anchored = 'boxes that cannot be anchored stand in the flow, below their field';
const comfort = 'comfort alone: without it everything is there and works';
const policies = 'asked for only where trusted types are';
const libraries = 'a library asks first whether it is there';

/** What the oldest supported browsers lack, and why nothing is lost there. */
const allowed: Record<string, string> = {
  '.setHTML': 'where it is missing, a library cleans the text',
  '.createPolicy': policies,
  '.getAttributeType': policies,
  '.share': 'offered only where it is there',
  '.skipTransition': libraries,
  '.startViewTransition': libraries,
  '@page': 'the margins of a printed page; without it they are the browser’s own',
  'anchor-name': anchored,
  'anchor-scope': anchored,
  'anchor-size()': anchored,
  'inline-size: anchor-size': anchored,
  'justify-self: anchor-center': anchored,
  '@position-try': anchored,
  'position-anchor': anchored,
  'position-area': anchored,
  'position-area: block-end': anchored,
  'position-area: block-start': anchored,
  'position-area: self-block-end': anchored,
  'position-area: self-block-start': anchored,
  'position-area: self-inline-end': anchored,
  'position-area: self-inline-start': anchored,
  'position-area: span-all': anchored,
  'position-area: span-self-inline-end': anchored,
  'position-try-fallbacks': anchored,
  'position-try-fallbacks: flip-inline': anchored,
  '.maximize': 'of Intl.Locale, which all of them have; the name is also that of a newer function',
  'field-sizing': comfort,
  'field-sizing: content': comfort,
  'font-size-adjust': 'undoes what the page around may have set, where that is known',
  'font-size-adjust: none': 'undoes what the page around may have set, where that is known',
  'forced-color-adjust': 'where colours cannot be forced, nothing has to be kept from it',
  'forced-color-adjust: none': 'where colours cannot be forced, nothing has to be kept from it',
  'overscroll-behavior': comfort,
  '-webkit-tap-highlight-color': comfort,
  ':-webkit-search-cancel-button': 'drawn by some browsers only',
};

test('built files use nothing that the oldest browsers lack, except where there is a fallback', () => {
  const files = ['dist/cdn', 'dist/page'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const contents = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(file, 'utf8'));
  const found = new Set([...tooNewIn(contents('.js')), ...contents('.css').flatMap(tooNewInSheet)]);
  expect([...found].filter((name) => !(name in allowed))).toEqual([]);
  expect(Object.keys(allowed).filter((name) => !found.has(name))).toEqual([]);
});

describe('what the oldest browsers lack is found', () => {
  test.each([
    ['a static method', 'Promise.try(() => 1)', 'Promise.try'],
    ['a method', 'const list = [1]; list.values().drop(1)', '.drop'],
    ['a global', 'new Temporal.Now()', 'Temporal'],
    ['a property in a sheet', 'const css = ".a{text-box:trim-both cap alphabetic}"', 'text-box'],
    ['a value', 'const css = `.a{color:red;field-sizing:content}`', 'field-sizing: content'],
    ['a rule', 'const css = "@view-transition{navigation:auto}"', '@view-transition'],
    ['a selector', 'const css = "a{color:red}.a:open{color:red}"', ':open'],
    ['a function', 'const css = ".a{width:calc-size(auto,size)}"', 'calc-size()'],
  ])('%s', (_, code, name) => {
    expect(tooNewIn([code])).toContain(name);
  });

  test.each([
    ['what they have', 'URL.parse("a"); structuredClone([1].toSorted())'],
    ['a name of our own', 'const Temporal = { drop() {} }; Temporal.drop()'],
    [
      'a sheet as old as they are',
      'const css = ".a{color:oklab(from red l a b);&:has(b){color:light-dark(red,blue)}}"',
    ],
  ])('and %s is left alone', (_, code) => {
    expect(tooNewIn([code])).toEqual([]);
  });
});

test('the documentation names the versions that the files are made for', () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  const named = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`;
  for (const page of ['README.md', 'docs/hosting.md']) {
    expect(readFileSync(page, 'utf8').replace(/\s+/g, ' '), page).toContain(named);
  }
});

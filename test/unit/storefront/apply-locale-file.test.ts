import { afterEach, expect, test } from 'vitest';
import type { LocaleFile, LocaleFileEntry } from '../../../src/platform/locale-file-entry.ts';
import { registry } from '../../../src/platform/registry.ts';
import { memoryStorage } from '../../../src/platform/storage.ts';
import { applyLocaleFile, applyOptions } from '../../../src/storefront/apply-options.ts';
import { createState } from '../../../src/storefront/create-state.ts';
import { effectiveChoices } from '../../../src/storefront/session-slice.ts';

const german = 'https://hotel.example/de.json';
const japanese = 'https://hotel.example/ja.json';

afterEach(() => {
  delete registry().localeFiles;
});

/** A storefront, and the files of its page, which are loading until they have arrived. */
function openPage() {
  const state = createState(memoryStorage(), 'key');
  const files = (registry().localeFiles = new Map<string, LocaleFileEntry>());
  return {
    name: (url?: string, lang?: string) => {
      if (url !== undefined && !files.has(url)) files.set(url, { loading: Promise.resolve() });
      const unset = { currency: undefined, salesChannel: undefined, coupon: undefined };
      applyOptions(state, { ...unset, lang, localeUrl: url });
    },
    rename: (before: string, url: string | undefined) => {
      if (url !== undefined) files.set(url, { loading: Promise.resolve() });
      const unset = { lang: undefined, currency: undefined, salesChannel: undefined, coupon: undefined };
      applyOptions(state, { ...unset, localeUrl: url }, { ...unset, localeUrl: before });
    },
    arrive: (url: string, language?: string) => {
      const file = language === undefined ? {} : { file: { url, language } as LocaleFile };
      files.set(url, file);
      applyLocaleFile(state, url);
    },
    choose: state.session.chooseLanguage,
    language: () => effectiveChoices(state.session.state).language,
  };
}

test('of two files the one named last counts, whichever arrives last', () => {
  const page = openPage();
  page.name(german);
  page.name(japanese);
  page.arrive(japanese, 'ja');
  page.arrive(german, 'de');
  expect(page.language()).toBe('ja');
});

test('the previous file stays until another one has loaded, and goes if that fails or none is named', () => {
  const page = openPage();
  page.name(german);
  page.arrive(german, 'de');
  page.rename(german, japanese);
  expect(page.language()).toBe('de');
  page.arrive(japanese);
  expect(page.language()).toBeUndefined();

  page.name(german);
  expect(page.language()).toBe('de');
  page.rename(german, undefined);
  expect(page.language()).toBeUndefined();
});

test.each([
  ['pt-PT', 'pt-PT', 'pt-PT'],
  ['pt', 'pt-PT', 'pt'],
  ['de', 'ja', 'ja'],
])('with lang="%s" and a file in %s, the language is %s', (lang, fileLanguage, expected) => {
  const page = openPage();
  page.name(german, lang);
  page.arrive(german, fileLanguage);
  expect(page.language()).toBe(expected);
});

test('what the visitor has chosen stays when a file arrives', () => {
  const page = openPage();
  page.name(german);
  page.choose('es');
  page.arrive(german, 'de');
  expect(page.language()).toBe('es');
});

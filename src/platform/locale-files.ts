import { parseWebUrl } from '../lib/parse-url.ts';
import type { LocaleFile, LocaleFileEntry } from './locale-file-entry.ts';
import { registry } from './registry.ts';

/** The absolute URL of a locale file, which pages may name relative to themselves. */
export function localeFileUrl(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw.trim() !== '' ? parseWebUrl(raw, document.baseURI)?.href : undefined;
}

export function localeFileEntry(raw: unknown): LocaleFileEntry | undefined {
  return registry().localeFiles?.get(localeFileUrl(raw) ?? '');
}

/** The locale file of a language; undefined if the page has none. */
export function localeFileOf(language: string | undefined): LocaleFile | undefined {
  return localeFiles().find((file) => file.language === language);
}

/** Whether the page has a locale file in a language. True as long as one is loading, whose language is not known yet. */
export function mayHaveLocaleFile(language: string): boolean {
  return localeFileEntries().some(
    ({ file, loading }) => loading !== undefined || file?.language === language,
  );
}

/** All locale files that are in use. */
export function localeFiles(): LocaleFile[] {
  return localeFileEntries()
    .map(({ file }) => file)
    .filter((file) => file !== undefined);
}

function localeFileEntries(): LocaleFileEntry[] {
  return [...(registry().localeFiles?.values() ?? [])];
}

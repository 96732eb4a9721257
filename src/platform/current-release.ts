import type { Catalogs } from '../../locales/types.ts';
import type { Language } from '../schema/language.ts';
import type { LocaleFileEntry } from './locale-file-entry.ts';

/** The parts of our code that change with every release. */
export interface Release {
  version: string;
  catalogs: Record<Language, Catalogs>;
  /** Fetches a locale file and puts it into its entry; rejects if the code for that cannot be loaded. */
  readLocaleFile: (url: string, entry: LocaleFileEntry, english: Catalogs) => Promise<void>;
}

let current: Release | undefined;

/**
 * Sets the release. The script that partners paste passes it to the code that it loads: if that code named the files of a
 * release itself, visitors would download all of it again after each release.
 */
export function provideRelease(release: Release): void {
  current = release;
}

/** The release that was set; throws before that. */
export function currentRelease(): Release {
  if (!current) throw new Error('No release was provided');
  return current;
}

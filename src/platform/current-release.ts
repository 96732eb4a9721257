import type { Catalogs } from '../../locales/types.ts';
import type { Language } from '../schema/language.ts';

/** What every release changes. */
export interface Release {
  version: string;
  catalogs: Record<Language, Catalogs>;
}

let provided: Release | undefined;

/**
 * What the script that partners paste passes to the code that it loads. If that code named the files of a release itself,
 * visitors would download all of it again after each release.
 */
export function provideRelease(release: Release): void {
  provided = release;
}

export function currentRelease(): Release {
  if (!provided) throw new Error('No release was provided');
  return provided;
}

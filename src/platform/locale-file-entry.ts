import type { Catalog } from '../../locales/types.ts';

export type TextDirection = 'ltr' | 'rtl';

/** The language of a page's locale file. */
export interface LocaleFile {
  url: string;
  /** A BCP 47 tag. */
  language: string;
  name: string;
  direction: TextDirection;
  /** The names of the months in order, as they are written next to a day. */
  months: Record<'abbreviated' | 'wide', readonly string[]>;
  messages: Catalog['messages'];
}

/** What is wrong with a locale file, for its author. */
export interface LocaleReport {
  url: string;
  /** Why the file as a whole was not used; undefined if it was. */
  problem?: string;
  /** How many texts appear in a language of ours, because the file lacks them or they were ignored. */
  missing: number;
  /** The texts of the file that were ignored, by their English wording. */
  ignored: readonly { text: string; reason: string }[];
}

/** A locale file from when a page names it. */
export interface LocaleFileEntry {
  /** Settles, and is removed, once it is known whether the file can be used. Never rejects. */
  loading?: Promise<void> | undefined;
  /** Undefined while it is loading, and if it cannot be used. */
  file?: LocaleFile;
  /** Complete once all English texts have loaded, which may be after the file was put to use. */
  report?: LocaleReport;
}

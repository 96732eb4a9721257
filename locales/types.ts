import type { Messages } from '@lingui/core';

/** What is needed of a language before its catalogs have loaded. Every visitor downloads it, so keep it small. */
export interface EarlyLocale {
  /** The currencies that imply the language, as lower-case codes. */
  currencies: readonly string[];
  /** The names of the months in order, separated by spaces. */
  months: { abbreviated: string; wide: string };
  /** Shown in an element whose code could not be loaded. */
  loadError: { problem: string; tryAgain: string };
}

/** Texts that cannot be in a catalog, because they are shown without one, or while another language is in use. */
export interface LocaleTexts {
  /** The language's name for itself, for the list of languages. */
  name: string;
  /** Announced when the choice of a currency has switched to this language. */
  languageSwitched: string;
  /** Shown after a view has failed, when its catalog may be missing; `hosted` is the link to the hosted page. */
  viewError: { problem: string; tryAgain: string; hosted: string };
  /** The title of the hosted page's frame, for screen readers. */
  frameTitle: string;
}

/** The catalogs of a language, as functions that load them: the messages of the first screens, and all others. */
export interface Catalogs {
  firstScreen: LoadCatalog;
  rest: LoadCatalog;
}

type LoadCatalog = () => Promise<Catalog>;

export interface Catalog {
  /** The compiled messages, by id. */
  messages: Messages;
}

/** What the loader knows of a language before its catalogs have arrived. It is in every first load, so keep it small. */
export interface EarlyLocale {
  /** Currencies that imply the language, as lower-case codes. */
  currencies: readonly string[];
  /** The names of the months, separated by spaces. */
  months: { abbreviated: string; wide: string };
  /** Stands in an element whose code could not be loaded. */
  loadError: { problem: string; tryAgain: string };
}

/** The other texts that cannot be in a catalog: those shown where there is none, or in another language. */
export interface LocaleTexts {
  /** The language in its own words, for those who look for it. */
  name: string;
  /** Said when a currency has switched to this language. */
  nowShown: string;
  /** After a view has failed, when no catalog can be relied on. */
  viewError: { problem: string; tryAgain: string; hosted: string };
  /** The title of the hosted page's frame, for screen readers. */
  frameTitle: string;
  /** The button that closes the hosted page in a frame. */
  close: string;
}

/** What the first screens say, and the rest. */
export interface Catalogs {
  firstScreen: LoadCatalog;
  rest: LoadCatalog;
}

type LoadCatalog = () => Promise<{ messages: object }>;

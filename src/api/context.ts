/** All that a request needs to know about who asks; changes of `lang` and `currency` change the answers. */
export interface ApiContext {
  /** The provider's widget base path, without a trailing slash. */
  apiBase: string;
  developmentHost: string | undefined;
  preview: boolean;
  lang: string;
  /** Lower-case code. */
  currency: string;
  /** The random id of this visit. */
  sessionId: string;
  /** Stands in for `fetch`, so that an answer that is already under way can be used. */
  fetch: typeof fetch;
}

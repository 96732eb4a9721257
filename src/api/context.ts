import type { WireLanguage } from '../schema/language.ts';

/** Everything that a request needs to know about the caller; `lang` and `currency` affect the answers. */
export interface ApiContext {
  /** The provider's widget base path, without a trailing slash. */
  apiBase: string;
  developmentHost: string | undefined;
  preview: boolean;
  lang: WireLanguage;
  /** Lower-case code. */
  currency: string;
  /** A random id for this visit. */
  sessionId: string;
  /** Replaces `fetch`, so that a prefetched answer can be used. */
  fetch: typeof fetch;
}

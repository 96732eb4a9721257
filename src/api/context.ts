import type { WireLanguage } from '../schema/language.ts';

/** What all requests have in common. */
export interface ApiContext {
  /** The provider's widget base path, without a trailing slash. */
  apiBase: string;
  /** Sent as `X-Development-Host`. */
  developmentHost: string | undefined;
  /** Marks every request as a preview. */
  preview: boolean;
  lang: WireLanguage;
  /** Lower-case code; empty for requests whose answers do not depend on it. */
  currency: string;
  /** Random, per visit. */
  sessionId: string;
  /** The browser's `fetch`, or one that returns prefetched answers. */
  fetch: typeof fetch;
}

import type { ReadOption } from '../../../src/options/raw-value.ts';
import type { Vitals } from '../../vitals/vitals.ts';
import type { Tag } from '../../../src/options/attributes-by-tag.ts';

/** All that the rules know of a page, or of a pasted snippet. */
export interface Examination {
  elements: readonly ExaminedElement[];
  placeholders: readonly Placeholder[];
  scripts: readonly ExaminedScript[];
  /** Our tags that the page shows as text. */
  tagsAsText: readonly string[];
  /** Undefined for a snippet. */
  page?: PageFacts;
}

/** One of our elements, or a placeholder in whose place one would be. */
export interface ExaminedElement {
  tag: Tag;
  subject: string;
  /** The names of its attributes, without the `data-` of a placeholder. */
  attributes: readonly string[];
  /** Whether unknown `data-` attributes are the page's own business. */
  isPlaceholder: boolean;
  read: ReadOption;
  isInParagraph: boolean;
  /** How its markup has swallowed what follows. */
  swallows?: 'self-closed' | 'unclosed' | undefined;
  /** Undefined for a snippet. */
  live?: LiveElement;
}

export interface LiveElement {
  isDefined: boolean;
  state: unknown;
  box: Box;
  /** How far what follows has moved while the element took its space, as the browser's layout shift score. */
  shift: number;
}

/** Where and how an element is shown. */
export interface Box {
  /** In pixels. */
  width: number;
  /** The CSS that hides it, such as `display: none`. */
  hiddenBy?: string | undefined;
  /** Ancestors, as selectors. */
  clippedBy?: string | undefined;
  transformedBy?: string | undefined;
  inertBy?: string | undefined;
  /** The contrast of its text to what is behind it, where that is a plain colour. */
  contrast?: number | undefined;
}

/** A `data-booking` tag that no element has filled. */
export interface Placeholder {
  subject: string;
  /** The value of `data-booking`. */
  name: string;
}

/** A script tag of ours, whatever optimisers and consent tools have made of it. */
export interface ExaminedScript {
  /** The full URL. */
  url: string;
  kind: 'module' | 'bundle';
  /** The value of `type`, in lower case. */
  type: string;
  /** The mark of a tool that keeps it until the visitor consents. */
  heldBackBy?: string | undefined;
  /** The optimiser that has rewritten it. */
  rewrittenBy?: string | undefined;
}

export interface PageFacts {
  url: URL;
  isSecure: boolean;
  /** Whether our elements are defined. */
  isDefined: boolean;
  /** The version of the elements on the page. */
  version?: string | undefined;
  /** The version of a copy of the script that was ignored. */
  ignoredVersion?: string | undefined;
  /** How long after the page's `load` event the script arrived, in milliseconds. */
  scriptDelay?: number | undefined;
  /** The optimisers whose traces are on the page. */
  optimisers: readonly string[];
  /** Requests that a content security policy has blocked. */
  blocked: readonly BlockedRequest[];
  /** Whether the policy blocks inline styles. */
  blocksInlineStyles: boolean;
  /** Whether Trusted Types forbid the policy that the elements create. */
  forbidsTrustedTypesPolicy: boolean;
  apis: readonly ApiProbe[];
  /** The version that `latest.json` names. */
  latestVersion?: string | undefined;
  isStorageDenied: boolean;
  /** Whether this is the hosted page itself. */
  isHostedPage: boolean;
  /** Whether a service worker serves our script from its cache. */
  isScriptInWorkerCache: boolean;
  /** Browser functions that scripts of the page have replaced. */
  replacedNatives: readonly string[];
  /** Those that no longer work. */
  brokenNatives: readonly string[];
  /** The types of global variables: `function`, `list`, `element`, another, or undefined if missing. */
  globals: Readonly<Record<string, string | undefined>>;
  /** The service of Google's that has refused the maps key. */
  refusedMapsService?: string | undefined;
  /** Whether the page, the visitor or a consent tool has decided about consent. */
  isConsentDecided: boolean;
  /** What the page's own language files lack, by URL. */
  localeFiles: readonly LocaleFileFacts[];
  /** Framed hosted pages on this page that have no script of ours to talk to, by URL. */
  lonelyFrames: readonly string[];
  /** The URLs of links that ask for an element, but lead to no screen of the storefront. */
  unfillableLinks: readonly string[];
  /** The value of a script's `data-links` that is no URL. */
  invalidLinks?: string | undefined;
  /** What the hosted page in a frame knows of the page around it; undefined elsewhere. */
  parent?: ParentFacts | undefined;
  /** Whether links of the page open the storefront, or a frame shows it. */
  hasLinksOrFrames: boolean;
  /** The URLs of frames that `frame.js` has mounted, and whose page does not answer. */
  silentFrames: readonly string[];
  /** What our code has cost the page so far; undefined if that cannot be measured. */
  cost?: Vitals | undefined;
}

/** What a language file of the page lacks. */
export interface LocaleFileFacts {
  url: string;
  /** Whether it is used at all. */
  isUsed: boolean;
  /** How many texts appear in English. */
  missing: number;
  /** How many of its texts are unknown or unusable. */
  ignored: number;
}

export interface ParentFacts {
  /** The origin of the page around the frame; empty if the browser withholds it. */
  origin: string;
  isAllowed: boolean;
}

/** A request that a content security policy has blocked. */
export interface BlockedRequest {
  /** The directive that applies, such as `connect-src`. */
  directive: string;
  url: string;
  /** The script that has sent it. */
  source: string;
}

/** What the provider answers, by its base path. */
export interface ApiProbe {
  apiBase: string;
  outcome: ApiOutcome;
  /** The HTTP status, if there was an answer. */
  status?: number | undefined;
  /** How far this device's clock is ahead of the provider's, in milliseconds; undefined if the provider exposes no date. */
  clockAhead?: number | undefined;
  /** The currencies that the company accepts, in lower case. */
  currencies?: readonly string[] | undefined;
}

export type ApiOutcome =
  'ok' | 'blocked' | 'mixed-content' | 'no-cors' | 'unreachable' | 'failing' | 'not-found' | 'html' | 'wrong';

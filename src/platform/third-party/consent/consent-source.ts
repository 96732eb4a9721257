import type { ConsentPurpose } from '../../../schema/consent.ts';

/**
 * What a consent tool says about a purpose: `granted` by the visitor; `assumed` as a default that the visitor has not confirmed,
 * such as where the law asks for no consent; `denied`; or `unknown` until the visitor or the tool has answered.
 */
export type ConsentAnswer = 'granted' | 'assumed' | 'denied' | 'unknown';

export type ConsentAnswers = Record<ConsentPurpose, ConsentAnswer>;

/** How to find out what one tool says. Each function may throw if the page has something else under the tool's name. */
export interface ConsentSource {
  name: string;
  /** Whether the tool is on the page by now. */
  isPresent: () => boolean;
  read: () => ConsentAnswers;
  /** What the tool dispatches on the window or the document when an answer changes. */
  events?: readonly string[];
  /**
   * For a tool that announces changes otherwise: makes it call back, from now on. May be called again at any time, with the
   * same function; it is hooked into each tool once.
   */
  hook?: (onChange: () => void) => void;
}

export const unknownAnswers: ConsentAnswers = { analytics: 'unknown', maps: 'unknown' };

/** A plain yes or no of the visitor. */
export function answerOf(isGranted: unknown): ConsentAnswer {
  return isGranted === true ? 'granted' : 'denied';
}

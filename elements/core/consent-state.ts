import { commonAttributes } from '../../src/options/attributes.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import type { ReadOption } from '../../src/options/raw-value.ts';
import { consentDecisions } from '../../src/platform/third-party/consent/consent-decisions.ts';
import type { ConsentDecisions, ConsentState } from '../../src/schema/consent.ts';

const { consent, analytics } = commonAttributes;

/**
 * The consent in effect for an element. If nothing is decided, maps are shown and analytics are on, except for the company's
 * own property, whose tag starts with consent denied.
 */
export function consentState(read: ReadOption): ConsentState {
  const decisions = elementConsent(read);
  return {
    analytics: decisions.analytics ?? !parseOptions({ analytics }, read).analytics.includes('provider'),
    maps: decisions.maps ?? true,
  };
}

/** The explicit decisions for an element; undefined where there is none. */
export function elementConsent(read: ReadOption): ConsentDecisions {
  return consentDecisions(parseOptions({ consent }, read).consent);
}

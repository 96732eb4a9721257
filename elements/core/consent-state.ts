import { commonAttributes } from '../../src/options/attributes.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import type { ReadOption } from '../../src/options/raw-value.ts';
import { consentDecisions } from '../../src/platform/third-party/consent/consent-decisions.ts';
import { registry } from '../../src/platform/registry.ts';
import type { ConsentDecisions, ConsentState } from '../../src/schema/consent.ts';

const { consent, analytics } = commonAttributes;

/**
 * What holds for an element. If nothing is decided, maps are shown and analytics are on, except for the company's own property,
 * whose tag starts with consent denied.
 */
export function consentState(read: ReadOption): ConsentState {
  const decisions = elementConsent(read);
  return {
    analytics: decisions.analytics ?? !parseOptions({ analytics }, read).analytics.includes('provider'),
    maps: decisions.maps ?? true,
  };
}

/** What is decided for an element. */
export function elementConsent(read: ReadOption): ConsentDecisions {
  return consentDecisions(parseOptions({ consent }, read).consent);
}

/** What holds before the view has loaded, when nothing is sent or shown yet. */
export function earlyConsentState(read: ReadOption): ConsentState {
  const isOn = !read('consent') || read('consent') === 'granted';
  const choice = registry().consentChoice;
  // The page may have set anything: only a clear yes is one.
  const holds = (chosen: unknown) => (chosen ?? isOn) === true;
  return { analytics: holds(choice?.analytics), maps: holds(choice?.maps) };
}

import type { ConsentDecisions } from '../../../schema/consent.ts';
import { notifyElements, registry } from '../../registry.ts';

/**
 * Sets what the page, or the host of a frame, has decided. Purposes that are left out stay as they are; undefined reverts to the
 * elements' `consent` option.
 */
export function setConsent(decisions: ConsentDecisions): void {
  const page = registry();
  page.consentChoice = { ...page.consentChoice, ...decisions };
  notifyElements();
}

import type { ConsentDecisions, ConsentPurpose } from '../../../schema/consent.ts';
import { registry } from '../../registry.ts';

/**
 * What is decided for an element whose `consent` option has this value: by the page or the visitor, otherwise by the page's
 * consent tools if the option is `auto`, otherwise by the option. Until the tools are known, `auto` means denied.
 */
export function consentDecisions(option: 'granted' | 'denied' | 'auto' | undefined): ConsentDecisions {
  const { consentChoice, toolConsent } = registry();
  const byOption = option && option === 'granted';
  const decide = (purpose: ConsentPurpose): boolean | undefined => {
    const choice: unknown = consentChoice?.[purpose] ?? undefined;
    // The page may have set anything: only a clear yes is one.
    if (choice !== undefined) return choice === true;
    return option === 'auto' ? (toolConsent?.[purpose] ?? false) : byOption;
  };
  return { analytics: decide('analytics'), maps: decide('maps') };
}

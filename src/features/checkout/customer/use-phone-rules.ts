import { useState } from 'react';
import { withTimeout } from '../../../platform/with-timeout.ts';
import { checkPhone, type PhoneCheck, type PhoneRules } from '../../../order/customer/phone.ts';

/** The rules, once loading them has succeeded or failed. */
interface LoadedRules {
  /** Undefined if they failed to load in time: then only the format of numbers is checked. */
  rules: PhoneRules | undefined;
}

const importRules = async () => (await import('./phone-rules.ts')).phoneRules;
const loadRules = () => withTimeout(importRules(), 'The phone rules did not load');

/** Validates phone numbers by the rules of their countries, which load when they are first needed. */
export function usePhoneRules() {
  const [loadedRules, setLoadedRules] = useState<LoadedRules>();
  const load = async (): Promise<PhoneRules | undefined> => {
    if (loadedRules?.rules) return loadedRules.rules;
    const rules = await loadRules().catch(() => undefined);
    setLoadedRules({ rules });
    return rules;
  };
  return {
    load: () => void load(),
    check: async (text: string, country: string): Promise<PhoneCheck> =>
      checkPhone(text, country, await load()),
    /** Checks a number without waiting; undefined until loading the rules has succeeded or failed. */
    checkNow: (text: string, country: string): PhoneCheck | undefined =>
      loadedRules && checkPhone(text, country, loadedRules.rules),
  };
}

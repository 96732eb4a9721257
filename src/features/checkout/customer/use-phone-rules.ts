import { useState } from 'react';
import { withTimeout } from '../../../platform/with-timeout.ts';
import { checkPhone, type PhoneCheck, type PhoneRules } from '../../../order/customer/phone.ts';

interface LoadedRules {
  /** Undefined if the rules failed to load in time: then only the format of numbers is checked. */
  rules: PhoneRules | undefined;
}

const importRules = async () => (await import('./phone-rules.ts')).phoneRules;
const loadRules = () => withTimeout(importRules(), 'The phone rules did not load');

/** Validates phone numbers by the rules of their countries, which load when they are first needed. */
export function usePhoneRules() {
  const [loadedRules, setLoadedRules] = useState<LoadedRules>();
  const check = (text: string, country: string, { rules }: LoadedRules) => checkPhone(text, country, rules);
  const load = async (): Promise<LoadedRules> => {
    if (loadedRules?.rules) return loadedRules;
    const result = { rules: await loadRules().catch(() => undefined) };
    setLoadedRules(result);
    return result;
  };
  return {
    load: () => void load(),
    check: async (text: string, country: string): Promise<PhoneCheck> => check(text, country, await load()),
    /** Checks a number without waiting; undefined until the rules have loaded. */
    checkIfLoaded: (text: string, country: string): PhoneCheck | undefined =>
      loadedRules && check(text, country, loadedRules),
  };
}

import { useState } from 'react';
import { checkPhone, type PhoneCheck, type PhoneRules } from '../../../order/customer/phone.ts';

interface Loaded {
  /** Undefined if they failed to load: then only the number's format is checked. */
  rules: PhoneRules | undefined;
}

const loadRules = async () => (await import('./phone-rules.ts')).phoneRules;

/** Validates phone numbers by the rules of their countries, which are loaded when first needed. */
export function usePhoneRules() {
  const [loaded, setLoaded] = useState<Loaded>();
  const check = (text: string, country: string, by: Loaded) => checkPhone(text, country, by.rules);
  const load = async (): Promise<Loaded> => {
    if (loaded?.rules) return loaded;
    const now = { rules: await loadRules().catch(() => undefined) };
    setLoaded(now);
    return now;
  };
  return {
    load: () => void load(),
    check: async (text: string, country: string): Promise<PhoneCheck> => check(text, country, await load()),
    /** The problems that are certain so far: none until the rules have loaded. */
    checkSoFar: (text: string, country: string): PhoneCheck =>
      loaded ? check(text, country, loaded) : { ok: true, number: '' },
  };
}

import { proxy } from 'valtio/vanilla';
import type { Language } from '../schema/language.ts';

export interface SessionState {
  /** Random per visit. */
  sessionId: string;
  /** What the visitor or the host page chose; undefined follows the rules for language and currency. */
  language: Language | undefined;
  currency: string | undefined;
  /** Sent at checkout as `sc`. */
  salesChannel: string | undefined;
  /** Fingerprints of the sales that the host page and analytics were told of. */
  announcedSales: string[];
}

export function createSession(initial: SessionState) {
  const state = proxy<SessionState>(initial);
  return {
    state,
    chooseLanguage: (language: Language) => void (state.language = language),
    chooseCurrency: (currency: string) => void (state.currency = currency.toLowerCase()),
    announceSale: (fingerprint: string) => void state.announcedSales.push(fingerprint),
    setSalesChannel: (channel: string) => void (state.salesChannel = channel),
  };
}

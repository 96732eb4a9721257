import { proxy } from 'valtio/vanilla';
import type { Language } from '../schema/language.ts';

/** Undefined follows the rules for language and currency. */
export interface Choices {
  language: Language | undefined;
  currency: string | undefined;
}

export interface SessionState extends Choices {
  /** Random per visit. */
  sessionId: string;
  /** What the host page chose: it counts before the visitor's earlier choice, on this page and until it is taken back. */
  page: Choices;
  /** Sent at checkout as `sc`. */
  salesChannel: string | undefined;
  /** Fingerprints of the sales that were booked or paid in this tab: it alone tells of them. */
  ownSales: string[];
  /** Fingerprints of the sales that the host page and analytics were told of. */
  announcedSales: string[];
}

export function createSession(initial: Omit<SessionState, 'page'>) {
  const state = proxy<SessionState>({ ...initial, page: { language: undefined, currency: undefined } });
  return {
    state,
    chooseLanguage: (language: Language) => {
      state.language = language;
      state.page.language = undefined;
    },
    /** Mexican pesos bring Spanish, until a language is chosen again. */
    chooseCurrency: (currency: string) => {
      if (currency === 'mxn') state.language = undefined;
      state.currency = currency;
      state.page.currency = undefined;
    },
    chooseForPage: (choices: Partial<Choices>) => void Object.assign(state.page, choices),
    /** Once, however often the visitor comes back to it. */
    keepOwnSale: (fingerprint: string) => {
      if (!state.ownSales.includes(fingerprint)) state.ownSales.push(fingerprint);
    },
    announceSale: (fingerprint: string) => void state.announcedSales.push(fingerprint),
    setSalesChannel: (channel: string | undefined) => void (state.salesChannel = channel),
  };
}

/** The last word on language and currency. */
export function choicesInForce({ page, language, currency }: SessionState): Choices {
  return { language: page.language ?? language, currency: page.currency ?? currency };
}

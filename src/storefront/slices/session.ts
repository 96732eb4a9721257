import { proxy } from 'valtio/vanilla';
import { languageOfCurrency } from '../../domain/language.ts';
import type { Language } from '../../schema/language.ts';

/** Undefined follows the rules for language and currency. */
export interface Choices {
  language: Language | undefined;
  currency: string | undefined;
}

export interface SessionState extends Choices {
  /** Random per visit. */
  sessionId: string;
  /** What the host page chose: it takes precedence over the visitor's earlier choice, on this page and until it is revoked. */
  page: Choices;
  /** Sent at checkout as `sc`. */
  salesChannel: string | undefined;
  /** Fingerprints of the sales that were booked or paid in this tab: it alone tells of them. */
  ownSales: string[];
  /** Fingerprints of the sales that the host page and analytics were told of. */
  announcedSales: string[];
}

export type SessionSlice = ReturnType<typeof createSession>;

export const initialSession = (sessionId: string): SessionState => ({
  sessionId,
  language: undefined,
  currency: undefined,
  page: { language: undefined, currency: undefined },
  salesChannel: undefined,
  ownSales: [],
  announcedSales: [],
});

export function createSession(initial: SessionState) {
  const state = proxy<SessionState>(initial);
  return {
    state,
    chooseLanguage: (language: Language) => {
      state.language = language;
      state.page.language = undefined;
    },
    /** A currency that means a language brings it, until a language is chosen again. */
    chooseCurrency: (currency: string) => {
      if (languageOfCurrency(currency)) state.language = undefined;
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
export function effectiveOptions({
  page,
  language,
  currency,
}: Readonly<Pick<SessionState, 'page' | keyof Choices>>): Choices {
  return { language: page.language ?? language, currency: page.currency ?? currency };
}

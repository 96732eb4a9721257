import { proxy } from 'valtio/vanilla';
import { languageOfCurrency } from './resolve-language.ts';
import type { Language } from '../schema/language.ts';
import { noAttribution, withFallback, type Attribution } from '../schema/attribution.ts';

/** Undefined means that the rules for language and currency decide. */
export interface Choices {
  language: Language | undefined;
  currency: string | undefined;
}

export interface SessionState extends Choices {
  /** Random per visit. */
  sessionId: string;
  /** The host page's choices, which override earlier ones by the visitor, on this page and until they are revoked. */
  page: Choices;
  /** The page's or the visit's sales channel, and the labels of the widget that handed the visitor off last. */
  attribution: Attribution;
  /** Fingerprints of the sales that were booked or paid in this tab, and are therefore reported by it. */
  ownSales: string[];
  /** Fingerprints of the sales that were reported to the host page and analytics. */
  announcedSales: string[];
}

export type SessionSlice = ReturnType<typeof createSession>;

export const initialSession = (sessionId: string): SessionState => ({
  sessionId,
  language: undefined,
  currency: undefined,
  page: { language: undefined, currency: undefined },
  attribution: noAttribution,
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
    /** A currency that implies a language also selects it, until a language is chosen again. */
    chooseCurrency: (currency: string) => {
      if (languageOfCurrency(currency)) state.language = undefined;
      state.currency = currency;
      state.page.currency = undefined;
    },
    chooseForPage: (choices: Partial<Choices>) => void Object.assign(state.page, choices),
    /** Adds a sale once, however often the visitor returns to it. */
    addOwnSale: (fingerprint: string) => {
      if (!state.ownSales.includes(fingerprint)) state.ownSales.push(fingerprint);
    },
    reportSale: (fingerprint: string) => void state.announcedSales.push(fingerprint),
    setSalesChannel: (salesChannel: string | undefined) =>
      void (state.attribution = { ...state.attribution, salesChannel }),
    /** The attribution of a visitor who is handed off to this storefront, whose own sales channel takes precedence. */
    adoptAttribution: (latest: Attribution) => {
      const { salesChannel = latest.salesChannel } = state.attribution;
      state.attribution = { ...withFallback(latest, state.attribution), salesChannel };
    },
  };
}

/** The chosen language and currency: the host page's, otherwise the visitor's. */
export function effectiveOptions({
  page,
  language,
  currency,
}: Readonly<Pick<SessionState, 'page' | keyof Choices>>): Choices {
  return { language: page.language ?? language, currency: page.currency ?? currency };
}

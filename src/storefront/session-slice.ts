import { proxy } from 'valtio/vanilla';
import { languageOfCurrency } from './resolve-language.ts';
import type { Language } from '../schema/language.ts';
import type { SaleSource } from '../schema/sale-source.ts';

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
  /** Sent at checkout as `sc`. */
  salesChannel: string | undefined;
  /** Of the widget that handed the visitor off last; in memory only. */
  placement: string | undefined;
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
  salesChannel: undefined,
  placement: undefined,
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
    keepOwnSale: (fingerprint: string) => {
      if (!state.ownSales.includes(fingerprint)) state.ownSales.push(fingerprint);
    },
    announceSale: (fingerprint: string) => void state.announcedSales.push(fingerprint),
    setSalesChannel: (channel: string | undefined) => void (state.salesChannel = channel),
    /** What an engine has of its own counts more than what comes with a visitor. */
    handOver: ({ salesChannel, placement }: SaleSource) => {
      state.salesChannel ??= salesChannel;
      state.placement = placement ?? state.placement;
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

import { proxy } from 'valtio/vanilla';
import { availableLanguage, languageOfCurrency } from './language-and-currency.ts';
import type { LanguageTag } from '../schema/language.ts';
import { noAttribution, withFallback, type Attribution } from '../schema/attribution.ts';

/** The chosen language and currency. `language-and-currency.ts` has the defaults for what is not chosen. */
export interface Choices {
  language: LanguageTag | undefined;
  currency: string | undefined;
}

export interface SessionState extends Choices {
  /** Random for each page load. */
  sessionId: string;
  /**
   * The host page's choices. They override the visitor's until the page revokes them or the visitor chooses again, and are not
   * stored.
   */
  page: Choices;
  /** The locale file that the page named last. */
  localeUrl: string | undefined;
  /** The language of that file, once it has loaded: in effect until the visitor chooses another one. */
  fileLanguage: LanguageTag | undefined;
  /** The sales channel of the page or the visit, and the labels of the last widget that handed the visitor off. */
  attribution: Attribution;
  /** Fingerprints of the sales that were booked or paid in this tab; only this tab reports them. */
  ownSales: string[];
  /** Fingerprints of the sales that have been reported to the host page and to analytics. */
  reportedSales: string[];
}

export type SessionSlice = ReturnType<typeof createSessionSlice>;

export const initialSession = (sessionId: string): SessionState => ({
  sessionId,
  language: undefined,
  currency: undefined,
  page: { language: undefined, currency: undefined },
  localeUrl: undefined,
  fileLanguage: undefined,
  attribution: noAttribution,
  ownSales: [],
  reportedSales: [],
});

export function createSessionSlice(initial: SessionState) {
  const state = proxy<SessionState>(initial);
  return {
    state,
    chooseLanguage: (language: LanguageTag) => {
      state.language = language;
      state.page.language = undefined;
    },
    /** A currency that implies a language replaces the visitor's choice of one, but not the host page's. */
    chooseCurrency: (currency: string) => {
      if (languageOfCurrency(currency)) state.language = undefined;
      state.currency = currency;
      state.page.currency = undefined;
    },
    setPageChoices: (choices: Partial<Choices>) => void Object.assign(state.page, choices),
    setLocaleUrl: (url: string | undefined) => void (state.localeUrl = url),
    setFileLanguage: (language: LanguageTag | undefined) => void (state.fileLanguage = language),
    /** Adds a sale once, even if the visitor returns to it. */
    addOwnSale: (fingerprint: string) => {
      if (!state.ownSales.includes(fingerprint)) state.ownSales.push(fingerprint);
    },
    markSaleReported: (fingerprint: string) => void state.reportedSales.push(fingerprint),
    setSalesChannel: (salesChannel: string | undefined) =>
      void (state.attribution = { ...state.attribution, salesChannel }),
    /** Adopts the attribution of a hand-off to this storefront, whose own sales channel takes precedence. */
    adoptAttribution: (attribution: Attribution) => {
      const { salesChannel = attribution.salesChannel } = state.attribution;
      state.attribution = { ...withFallback(attribution, state.attribution), salesChannel };
    },
  };
}

/**
 * The choices in effect: the host page's, otherwise the visitor's. The visitor may have chosen the language of a locale file
 * on another page, which this one lacks.
 */
export function effectiveChoices({
  page,
  language,
  currency,
  fileLanguage,
}: Readonly<Pick<SessionState, 'page' | 'fileLanguage' | keyof Choices>>): Choices {
  return {
    language: availableLanguage(page.language) ?? availableLanguage(language) ?? fileLanguage,
    currency: page.currency ?? currency,
  };
}

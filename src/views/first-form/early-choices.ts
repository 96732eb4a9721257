import { languageOfCurrency, resolveCurrency, resolveLanguage } from '../../domain/language.ts';
import { browserLanguage } from '../../platform/visit.ts';
import type { Language } from '../../schema/language.ts';

interface Choices {
  language?: Language | undefined;
  currency?: string | undefined;
}

interface Asked {
  lang: Language | undefined;
  currency: string | undefined;
}

/**
 * Language and currency before there is a storefront, by the rules of its session: what the visitor has chosen gives way
 * to what the page asks for since.
 */
export function createEarlyChoices(earlier: Choices, currencies: readonly string[]) {
  const own = { ...earlier };
  const page: Choices = {};
  let asked: Asked = { lang: undefined, currency: undefined };
  return {
    chooseLanguage: (language: Language) => {
      own.language = language;
      page.language = undefined;
    },
    /** A currency that implies a language also selects it. */
    chooseCurrency: (currency: string) => {
      if (languageOfCurrency(currency)) own.language = undefined;
      own.currency = currency;
      page.currency = undefined;
    },
    current: (now: Asked) => {
      if (now.lang !== asked.lang) page.language = now.lang;
      if (now.currency !== asked.currency) page.currency = now.currency;
      asked = now;
      const currency = resolveCurrency(page.currency ?? own.currency, currencies);
      const chosen = page.language ?? own.language;
      return {
        currency,
        language: resolveLanguage({ chosen, currency, browserLanguage: browserLanguage() }),
      };
    },
  };
}

import type { ApiContext } from '../api/context.ts';
import { settingsQuery } from '../api/settings.ts';
import { resolveCurrency, resolveLanguage } from '../domain/language.ts';
import { browserLanguage } from '../platform/visit.ts';
import type { Language } from '../schema/language.ts';
import type { Settings } from '../schema/settings.ts';
import { choicesInForce, type Choices } from '../state/session.ts';
import type { Storefront } from './storefront.ts';

export interface CurrentSession {
  language: Language;
  /** Lower-case code. */
  currency: string;
  settings: Settings | undefined;
  api: ApiContext;
}

/**
 * The language and currency in force. Both depend on the settings (the first currency is the default, MXN means
 * Spanish), and the settings on the language: so what is asked for first may be in another language than the answer.
 */
export function currentSession(storefront: Storefront): CurrentSession {
  const chosen = choicesInForce(storefront.state.session.state);
  const first = resolve(chosen);
  // While settings in a new language are on their way, those of the old one keep the screen as it is.
  const settings = settingsIn(storefront, first) ?? anySettings(storefront);
  const currency = resolveCurrency(chosen.currency, settings?.currencies ?? []);
  const language = settings ? resolve({ ...chosen, currency }) : first;
  return {
    language,
    currency,
    settings: settingsIn(storefront, language) ?? settings,
    api: apiContext(storefront, language, currency),
  };
}

/** The language to ask the first settings in, before they tell the default currency. */
export function firstLanguage(storefront: Storefront): Language {
  return resolve(choicesInForce(storefront.state.session.state));
}

export function apiContext(storefront: Storefront, lang: Language, currency: string): ApiContext {
  const { apiBase, developmentHost, preview } = storefront.identity;
  const { sessionId } = storefront.state.session.state;
  return { apiBase, developmentHost, preview, lang, currency, sessionId, fetch: storefront.fetch };
}

function resolve({ language: chosen, currency }: Choices): Language {
  return resolveLanguage({ chosen, currency, browserLanguage: browserLanguage() });
}

function anySettings(storefront: Storefront): Settings | undefined {
  return settingsIn(storefront, 'en') ?? settingsIn(storefront, 'es');
}

function settingsIn(storefront: Storefront, language: Language): Settings | undefined {
  const { queryKey } = settingsQuery(apiContext(storefront, language, ''), language);
  return storefront.queryClient.getQueryData(queryKey);
}

import type { QueryClient } from '@tanstack/react-query';
import type { ApiContext } from '../api/context.ts';
import { settingsQuery } from '../api/settings-query.ts';
import { resolveCurrency, resolveLanguage } from './resolve-language.ts';
import { browserLanguage } from '../platform/page/browser-languages.ts';
import { languages, wireLanguageOf, type Language } from '../schema/language.ts';
import type { Settings } from '../schema/settings.ts';
import { effectiveOptions, type Choices } from './session-slice.ts';
import type { StorefrontIdentity } from './identity.ts';
import type { StorefrontState } from './state.ts';

export interface CurrentSession {
  language: Language;
  /** Lower-case code. */
  currency: string;
  settings: Settings | undefined;
  api: ApiContext;
}

/** The part of a storefront from which they are derived. */
interface SessionSources {
  readonly identity: StorefrontIdentity;
  readonly state: Pick<StorefrontState, 'session'>;
  readonly queryClient: QueryClient;
  readonly fetch: typeof fetch;
}

/**
 * The language and currency in effect. Both depend on the settings (the first currency is the default, and a currency
 * may imply a language), and the settings on the language, so the first settings may be requested in a different
 * language.
 */
export function currentSession(storefront: SessionSources): CurrentSession {
  const chosen = effectiveOptions(storefront.state.session.state);
  const first = resolve(chosen);
  // While settings in a new language are loading, the previous ones keep the screen unchanged.
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

/** The language of the first settings request, before the default currency is known. */
export function firstLanguage(storefront: SessionSources): Language {
  return resolve(effectiveOptions(storefront.state.session.state));
}

export function apiContext(storefront: SessionSources, language: Language, currency: string): ApiContext {
  const { apiBase, developmentHost, preview } = storefront.identity;
  const { sessionId } = storefront.state.session.state;
  const lang = wireLanguageOf(language);
  return { apiBase, developmentHost, preview, lang, currency, sessionId, fetch: storefront.fetch };
}

function resolve({ language: chosen, currency }: Choices): Language {
  return resolveLanguage({ chosen, currency, browserLanguage: browserLanguage() });
}

function anySettings(storefront: SessionSources): Settings | undefined {
  return languages.map((language) => settingsIn(storefront, language)).find(Boolean);
}

function settingsIn(storefront: SessionSources, language: Language): Settings | undefined {
  const { queryKey } = settingsQuery(apiContext(storefront, language, ''));
  return storefront.queryClient.getQueryData(queryKey);
}

import type { QueryClient } from '@tanstack/react-query';
import type { ApiContext } from '../api/context.ts';
import { settingsQuery } from '../api/settings-query.ts';
import { browserLanguage } from '../platform/page/browser-languages.ts';
import { languages, wireLanguageOf, type LanguageTag } from '../schema/language.ts';
import type { Settings } from '../schema/settings.ts';
import type { StorefrontIdentity } from './identity.ts';
import { resolveCurrency, resolveLanguage } from './language-and-currency.ts';
import { effectiveChoices, type Choices } from './session-slice.ts';
import type { StorefrontState } from './state.ts';

export interface CurrentSession {
  language: LanguageTag;
  /** Lower-case code: `usd`. */
  currency: string;
  settings: Settings | undefined;
  api: ApiContext;
}

/** The part of a storefront that determines its session. */
interface SessionSources {
  readonly identity: StorefrontIdentity;
  readonly state: Pick<StorefrontState, 'session'>;
  readonly queryClient: QueryClient;
  readonly fetch: typeof fetch;
}

/**
 * The language and currency in effect. Both depend on the settings: the company's first currency is the default, and a
 * currency may imply a language. The settings in turn depend on the language, so the first ones may be in another.
 */
export function currentSession(storefront: SessionSources): CurrentSession {
  const choices = effectiveChoices(storefront.state.session.state);
  const initial = initialLanguage(storefront);
  // While settings in a new language are loading, the previous ones keep the screen unchanged.
  const settings = cachedSettings(storefront, initial) ?? cachedSettingsInAnyLanguage(storefront);
  const currency = resolveCurrency(choices.currency, settings?.currencies ?? []);
  const language = settings ? languageFor({ ...choices, currency }) : initial;
  return {
    language,
    currency,
    settings: cachedSettings(storefront, language) ?? settings,
    api: apiContext(storefront, language, currency),
  };
}

/** The language until settings have loaded and the default currency is known; the first settings request is in it. */
export function initialLanguage(storefront: SessionSources): LanguageTag {
  return languageFor(effectiveChoices(storefront.state.session.state));
}

/** What requests in this language and currency have in common. */
export function apiContext(storefront: SessionSources, language: LanguageTag, currency: string): ApiContext {
  const { apiBase, developmentHost, preview } = storefront.identity;
  const { sessionId } = storefront.state.session.state;
  const lang = wireLanguageOf(language);
  return { apiBase, developmentHost, preview, lang, currency, sessionId, fetch: storefront.fetch };
}

/** The context of requests whose answers do not depend on the currency, such as the settings that determine it. */
export function contextWithoutCurrency(storefront: SessionSources, language: LanguageTag): ApiContext {
  return apiContext(storefront, language, '');
}

function languageFor({ language, currency }: Choices): LanguageTag {
  return resolveLanguage({ chosenLanguage: language, currency, browserLanguage: browserLanguage() });
}

function cachedSettings(storefront: SessionSources, language: LanguageTag): Settings | undefined {
  const { queryKey } = settingsQuery(contextWithoutCurrency(storefront, language));
  return storefront.queryClient.getQueryData(queryKey);
}

function cachedSettingsInAnyLanguage(storefront: SessionSources): Settings | undefined {
  return languages.map((language) => cachedSettings(storefront, language)).find(Boolean);
}

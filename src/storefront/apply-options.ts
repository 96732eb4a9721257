import { comparableText } from '../lib/comparable-text.ts';
import { localeFileEntry } from '../platform/locale-files.ts';
import type { LanguageTag } from '../schema/language.ts';
import type { StorefrontState } from './state.ts';

/** The options that take effect in every element of a storefront. */
export interface SharedOptions {
  lang: LanguageTag | undefined;
  currency: string | undefined;
  /** The absolute URL of a locale file. */
  localeUrl?: string | undefined;
  salesChannel: string | undefined;
  coupon: string | undefined;
}

/**
 * Applies an element's options to the shared storefront, and revokes those that it no longer sets, except for a coupon that
 * it has offered. If several elements set an option, the last one wins. Only what differs from the element's previous options
 * is applied, because the visitor may have chosen otherwise since.
 */
export function applyOptions(
  { session, cart }: Pick<StorefrontState, 'session' | 'cart'>,
  options: SharedOptions,
  previous?: SharedOptions,
): void {
  // A query parameter of the page, which is the default of an attribute, may be empty and then counts as unset.
  const hasChanged = (name: keyof SharedOptions) =>
    (options[name] || undefined) !== (previous?.[name] || undefined);
  if (hasChanged('lang')) session.setPageChoices({ language: options.lang });
  if (hasChanged('localeUrl')) {
    session.setLocaleUrl(options.localeUrl);
    applyLocaleFile({ session }, options.localeUrl);
  }
  if (hasChanged('currency')) session.setPageChoices({ currency: options.currency });
  if (hasChanged('salesChannel')) session.setSalesChannel(options.salesChannel || undefined);
  // Not compared with the previous options: offering the same code again has no effect.
  const coupon = comparableText(options.coupon ?? '');
  if (coupon !== '') cart.offerCoupon(coupon);
}

/**
 * Offers the language of a locale file; until the file has loaded, the previous one stays. Does nothing if the page has named
 * another file since.
 */
export function applyLocaleFile(
  { session }: Pick<StorefrontState, 'session'>,
  url: string | undefined,
): void {
  const entry = localeFileEntry(url);
  if (session.state.localeUrl !== url || entry?.loading) return;
  session.setFileLanguage(entry?.file?.language);
}

import { comparableText } from '../lib/typed-text.ts';
import type { Language } from '../schema/language.ts';
import type { StorefrontState } from './state.ts';

/** The options that an element sets for all elements of its storefront. */
export interface SharedOptions {
  lang: Language | undefined;
  currency: string | undefined;
  salesChannel: string | undefined;
  coupon: string | undefined;
}

/**
 * Applies an element's options to the shared storefront, and revokes those that it no longer sets. The last element to set
 * an option wins. With the element's previous options, only changes are applied, because the visitor may have made other
 * choices since.
 */
export function applyOptions(
  { session, cart }: Pick<StorefrontState, 'session' | 'cart'>,
  now: SharedOptions,
  before?: SharedOptions,
): void {
  const hasChanged = (name: keyof SharedOptions) =>
    (now[name] || undefined) !== (before?.[name] || undefined);
  if (hasChanged('lang')) session.chooseForPage({ language: now.lang });
  if (hasChanged('currency')) session.chooseForPage({ currency: now.currency });
  if (hasChanged('salesChannel')) session.setSalesChannel(now.salesChannel || undefined);
  const coupon = comparableText(now.coupon ?? '');
  if (coupon !== '') cart.offerCoupon(coupon);
}

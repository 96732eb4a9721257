import { comparableText } from '../lib/comparable-text.ts';
import type { Language } from '../schema/language.ts';
import type { StorefrontState } from './state.ts';

/** The options that take effect in every element of a storefront. */
export interface SharedOptions {
  lang: Language | undefined;
  currency: string | undefined;
  salesChannel: string | undefined;
  coupon: string | undefined;
}

/**
 * Applies an element's options to the shared storefront, and revokes those that it no longer sets. If several elements set an
 * option, the last one wins. Only what differs from the element's previous options is applied, because the visitor may have
 * chosen otherwise since.
 */
export function applyOptions(
  { session, cart }: Pick<StorefrontState, 'session' | 'cart'>,
  options: SharedOptions,
  previous?: SharedOptions,
): void {
  // An empty attribute counts as unset.
  const hasChanged = (name: keyof SharedOptions) =>
    (options[name] || undefined) !== (previous?.[name] || undefined);
  if (hasChanged('lang')) session.setPageChoices({ language: options.lang });
  if (hasChanged('currency')) session.setPageChoices({ currency: options.currency });
  if (hasChanged('salesChannel')) session.setSalesChannel(options.salesChannel || undefined);
  // A code that has been offered before is not offered again.
  const coupon = comparableText(options.coupon ?? '');
  if (coupon !== '') cart.offerCoupon(coupon);
}

import { cartCount } from '../../cart/cart-contents.ts';
import type { EngineOptions } from '../../options/engine-attributes.ts';
import { localeFileOf } from '../../platform/locale-files.ts';
import { pageUrl } from '../../platform/page/page-url.ts';
import { withTrip } from '../../platform/page/trip-in-url.ts';
import { noAttribution, withFallback, type Attribution } from '../../schema/attribution.ts';
import { closestLanguage } from '../../schema/language.ts';
import { currentSession } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { decodeCart, encodeCart } from '../../storefront/trip-link-text.ts';
import { hostedUrl, type VisitOptions } from '../host/hosted-url.ts';

/** The longest link, in characters. Some messengers cut off longer ones. */
const MAX_LINK_LENGTH = 1800;

export type TripLinkResult = { ok: true; link: string } | { ok: false; reason: 'empty' | 'too-large' };

/** Only engines keep a route in the page's URL. */
type LinkOptions = VisitOptions & Partial<Pick<EngineOptions, 'routing' | 'routeParam'>>;

/** Creates a link that contains the cart, to this page or, by default, to the hosted page if there is one. */
export async function tripLink(
  storefront: Storefront,
  options: LinkOptions,
  to: 'hosted' | 'page' = 'hosted',
): Promise<TripLinkResult> {
  const targetUrl = (visit: VisitOptions) =>
    (to === 'hosted' ? hostedUrl(visit, '/') : undefined) ?? pageUrlWithoutRoute(options);
  const attribution = withFallback(options, storefront.state.session.state.attribution);
  const result = await tripLinkTo(storefront, targetUrl(options), attribution);
  if (result.ok || result.reason === 'empty') return result;
  // The URL of the hosted page is shorter without the attribution, which the cart contains too.
  return tripLinkTo(storefront, targetUrl({ ...options, ...noAttribution }), attribution);
}

/** Adds the cart to the fragment of a URL, with the attribution of a sale: by default, that of the visit. */
export async function tripLinkTo(
  storefront: Storefront,
  href: string,
  attribution: Attribution = storefront.state.session.state.attribution,
): Promise<TripLinkResult> {
  const { cart } = storefront.state;
  if (cartCount(cart.state) === 0) return { ok: false, reason: 'empty' };
  const { language, currency } = currentSession(storefront);
  const text = await encodeCart(cart.state, {
    language: closestLanguage(language),
    fileLanguage: localeFileOf(language)?.language,
    currency,
    ...attribution,
  });
  const url = new URL(href);
  url.hash = withTrip(url.hash, text);
  const link = url.href;
  // `decodeCart` rejects a cart with too many lines.
  const isReadable = link.length <= MAX_LINK_LENGTH && (await decodeCart(text)) !== undefined;
  return isReadable ? { ok: true, link } : { ok: false, reason: 'too-large' };
}

/** The URL of this page without our route, which may lead to a screen that only this visitor can open. */
function pageUrlWithoutRoute({ routing, routeParam }: LinkOptions): string {
  const url = pageUrl();
  if (routing === 'path') return new URL(import.meta.env.BASE_URL, url).href;
  if (routing === 'query' && routeParam !== undefined) url.searchParams.delete(routeParam);
  if (routing === 'hash' && url.hash.startsWith('#/')) url.hash = '';
  return url.href;
}

import { cartCount } from '../../cart/cart-contents.ts';
import type { EngineOptions } from '../../options/engine-attributes.ts';
import { pageUrl } from '../../platform/page/page-url.ts';
import { withoutTrip } from '../../platform/page/trip-in-url.ts';
import { noAttribution } from '../../schema/attribution.ts';
import { tripParameter } from '../../schema/trip-link/trip-parameter.ts';
import { currentSession } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { decodeCart, encodeCart } from '../../storefront/trip-link-text.ts';
import { hostedUrl, type VisitOptions } from '../host/hosted-url.ts';

/** The longest link, in characters. Some messengers cut off longer ones, and some servers refuse them. */
const MAX_LINK_LENGTH = 1800;

export type TripLink = { ok: true; link: string } | { ok: false; reason: 'empty' | 'too-long' };

type LinkOptions = VisitOptions & Partial<Pick<EngineOptions, 'routing' | 'routeParam'>>;
type LinkSource = Pick<Storefront, 'state' | 'identity' | 'queryClient' | 'fetch'>;

/** Creates a link that contains the cart, to this page or, by default, to the hosted page if there is one. */
export async function tripLink(
  storefront: LinkSource,
  options: LinkOptions,
  to: 'hosted' | 'page' = 'hosted',
): Promise<TripLink> {
  const hostedPage = to === 'hosted' ? hostedUrl(options, '/') : undefined;
  const result = await withCart(storefront, hostedPage ?? pageLink(options).href);
  if (result.ok || !hostedPage) return result;
  // A shorter link omits the attribution, which the cart contains too.
  const shortUrl = hostedUrl({ ...options, ...noAttribution }, '/');
  return withCart(storefront, shortUrl ?? hostedPage);
}

/** Adds the cart to the fragment of a URL. */
export async function withCart(storefront: LinkSource, href: string): Promise<TripLink> {
  const { cart, session } = storefront.state;
  if (cartCount(cart.state) === 0) return { ok: false, reason: 'empty' };
  const { language, currency } = currentSession(storefront);
  const text = await encodeCart(cart.state, {
    language,
    currency,
    ...session.state.attribution,
  });
  const url = new URL(href);
  url.hash = withTrip(url.hash, text);
  const link = url.href;
  // `decodeCart` rejects a cart with too many lines.
  const isReadable = link.length <= MAX_LINK_LENGTH && (await decodeCart(text)) !== undefined;
  return isReadable ? { ok: true, link } : { ok: false, reason: 'too-long' };
}

/** The URL of this page without our route, which may lead to a screen that only this visitor can open. */
function pageLink({ routing, routeParam }: LinkOptions): URL {
  const url = pageUrl();
  if (routing === 'path') return new URL(import.meta.env.BASE_URL, url);
  if (routing === 'query' && routeParam !== undefined) url.searchParams.delete(routeParam);
  if (routing === 'hash' && url.hash.startsWith('#/')) url.hash = '';
  return url;
}

/** Adds a trip to a fragment, in place of its present trip, if any. */
function withTrip(hash: string, text: string): string {
  const otherParts = withoutTrip(hash);
  return `${otherParts === '' ? '#' : `${otherParts}&`}${tripParameter}=${text}`;
}

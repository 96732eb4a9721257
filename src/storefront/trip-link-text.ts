import { parseCart, serializeCart, type TripLinkSession } from '../cart/trip-link/trip-link-cart.ts';
import { compressText, decompressText } from '../platform/compressed-text.ts';
import type { TripLinkCart } from '../schema/trip-link/trip-link-format.ts';
import type { Cart } from '../schema/cart.ts';

/** The version of the format. Links of other versions cannot be read. */
const VERSION = '1';
/** Many times the size of any cart. Keeps a malicious link from expanding to gigabytes. */
const MAX_BYTES = 65_536;

/** The text of a trip link: a version, a dot and the compressed cart. */
export async function encodeCart(cart: Cart, session: TripLinkSession): Promise<string> {
  return `${VERSION}.${await compressText(serializeCart(cart, session))}`;
}

/** The cart in the text of a trip link; undefined if it cannot be read. */
export async function decodeCart(text: string): Promise<TripLinkCart | undefined> {
  const [version, compressed = '', ...extraParts] = text.split('.');
  if (version !== VERSION || extraParts.length > 0) return undefined;
  const expanded = await decompressText(compressed, MAX_BYTES);
  return expanded === undefined ? undefined : parseCart(expanded);
}

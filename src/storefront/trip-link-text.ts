import { parseCart, serializeCart, type TripLinkChoices } from '../cart/trip-link-cart.ts';
import { compressText, decompressText } from '../platform/compressed-text.ts';
import type { TripLinkCart } from '../schema/trip-link/trip-link-format.ts';
import type { Cart } from '../schema/cart.ts';

/** Links of other versions are unreadable. */
const VERSION = '1';
/** In bytes; many times more than any cart needs. */
const LONGEST_TEXT = 65_536;

/** A cart as a trip link carries it: a version and the compressed text. */
export async function encodeCart(cart: Cart, choices: TripLinkChoices): Promise<string> {
  return `${VERSION}.${await compressText(serializeCart(cart, choices))}`;
}

/** The cart that a trip link carries; undefined if it cannot be read. */
export async function decodeCart(text: string): Promise<TripLinkCart | undefined> {
  const [version, compressed = '', ...rest] = text.split('.');
  if (version !== VERSION || rest.length > 0) return undefined;
  const expanded = await decompressText(compressed, LONGEST_TEXT);
  return expanded === undefined ? undefined : parseCart(expanded);
}

import { readCart, writeCart, type CarriedChoices } from '../cart/carry-cart.ts';
import { compressText, expandText } from '../platform/compressed-text.ts';
import type { CarriedCart } from '../schema/carried-cart.ts';
import type { Cart } from '../schema/cart.ts';

/** Links of other versions are unreadable. */
const VERSION = '1';
/** Many times more than any cart takes, in bytes. */
const LONGEST_TEXT = 65_536;

/** A cart as a trip link carries it: a version and the compressed text. */
export async function writeTrip(cart: Cart, choices: CarriedChoices): Promise<string> {
  return `${VERSION}.${await compressText(writeCart(cart, choices))}`;
}

/** The cart that a trip link carries; undefined if it cannot be read. */
export async function readTrip(text: string): Promise<CarriedCart | undefined> {
  const [version, compressed = '', ...rest] = text.split('.');
  if (version !== VERSION || rest.length > 0) return undefined;
  const expanded = await expandText(compressed, LONGEST_TEXT);
  return expanded === undefined ? undefined : readCart(expanded);
}

/** A short fingerprint of an order: tells two orders apart and gives nothing of them away. */
export function orderFingerprint(orderText: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let index = 0; index < orderText.length; index++) {
    const code = orderText.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return ((two >>> 0) * 0x200000 + (one >>> 11)).toString(36);
}

export interface Attempt {
  id: string;
  /** The fingerprint of all that was sent. */
  order: string;
  /** The fingerprint of the cart alone: after a reload the customer's data are gone. */
  cart: string;
  /** Sent, and no answer has told how it went. */
  open: boolean;
}

/** The same order keeps its attempt, so that the provider can recognise a repeat; a changed one gets a new id. */
export function attemptFor(
  { order, cart }: Pick<Attempt, 'order' | 'cart'>,
  last: Readonly<Attempt> | null,
  newId: string,
): Attempt {
  return { id: last?.order === order ? last.id : newId, order, cart, open: true };
}

/** Whether this very cart was sent before, without an answer: it may be booked already. */
export function mayBeBooked(last: Readonly<Attempt> | null, cart: string): boolean {
  return last?.open === true && last.cart === cart;
}

import { cartCount } from '../cart/cart-contents.ts';
import { validateStoredCart } from '../cart/validate-stored-cart.ts';
import { randomId } from '../platform/random-id.ts';
import type { TabStorage } from '../platform/storage.ts';
import { persist, readStored } from './persist.ts';
import { createCart, initialCart, type CartSlice } from '../cart/cart-slice.ts';
import { createCheckout, initialCheckout, type CheckoutSlice } from '../order/checkout-slice.ts';
import { createDraft, initialDraft, type DraftSlice } from '../trip/draft-slice.ts';
import { createOrder, initialOrder, type OrderSlice } from '../order/order-slice.ts';
import { createSearch, initialSearch, type SearchSlice } from '../trip/search/search-slice.ts';
import { createSession, initialSession, type SessionSlice } from './session-slice.ts';

/** The visitor's choices of one storefront, in independent slices. */
export interface StorefrontState {
  session: SessionSlice;
  search: SearchSlice;
  draft: DraftSlice;
  cart: CartSlice;
  checkout: CheckoutSlice;
  order: OrderSlice;
}

/** Creates the slices, restored from and persisted in this tab's storage. */
export function createState(storage: TabStorage, storageKey: string): StorefrontState {
  const stored = readStored(storage, storageKey);
  const restored = typeof stored === 'object' ? stored : undefined;
  if (typeof stored === 'string') storage.reportCorrupt?.();
  const validated = restored && validateStoredCart(restored.cart, new Date());
  const slices: StorefrontState = {
    session: createSession({ ...initialSession(randomId()), ...restored?.session }),
    search: createSearch({ ...initialSearch(randomId()), ...restored?.search }),
    draft: createDraft(restored?.draft ?? initialDraft()),
    cart: createCart({
      ...initialCart(),
      ...restored?.cart,
      ...validated?.lines,
      ...(restored && validated && { unavailable: [...restored.cart.unavailable, ...validated.unavailable] }),
      restored: restored !== undefined && cartCount(restored.cart) > 0,
    }),
    checkout: createCheckout({ ...initialCheckout(), ...restored?.checkout }),
    order: createOrder({
      ...initialOrder(),
      ...restored?.order,
      isBookedEarlier: Boolean(restored?.order.booked),
    }),
  };
  if (stored !== 'newer') persist(slices, storage, storageKey);
  return slices;
}

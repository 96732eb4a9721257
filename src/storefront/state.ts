import { subscribe } from 'valtio/vanilla';
import { cartCount } from '../cart/cart-contents.ts';
import { validateStoredCart } from '../cart/validate-stored-cart.ts';
import { randomId } from '../platform/random-id.ts';
import type { TabStorage } from '../platform/storage.ts';
import { createCartSlice, initialCart, type CartSlice } from '../cart/cart-slice.ts';
import { createCheckoutSlice, initialCheckout, type CheckoutSlice } from '../order/checkout-slice.ts';
import { createDraftSlice, initialDraft, type DraftSlice } from '../trip/draft-slice.ts';
import { createOrderSlice, initialOrder, type OrderSlice } from '../order/order-slice.ts';
import { createSearchSlice, initialSearch, type SearchSlice } from '../trip/search/search-slice.ts';
import { createSessionSlice, initialSession, type SessionSlice } from './session-slice.ts';
import { parseStoredState, serializeState, type StoredState } from './stored-state.ts';

/** The visitor's choices in one storefront, in independent slices. */
export interface StorefrontState {
  session: SessionSlice;
  search: SearchSlice;
  draft: DraftSlice;
  cart: CartSlice;
  checkout: CheckoutSlice;
  order: OrderSlice;
}

/** The slices of the trip that the visitor is planning. */
export type TripState = Pick<StorefrontState, 'draft' | 'search'>;

/** Creates the slices, restored from this tab's storage, and stores them after every change. */
export function createState(storage: TabStorage, storageKey: string): StorefrontState {
  const stored = parseStoredState(storage.read(storageKey));
  const restored = typeof stored === 'object' ? stored : undefined;
  if (stored === 'newer' || stored === 'damaged') storage.reportCorrupt?.();

  const slices = {
    session: createSessionSlice({ ...initialSession(randomId()), ...restored?.session }),
    search: createSearchSlice({ ...initialSearch(randomId()), ...restored?.search }),
    draft: createDraftSlice(restored?.draft ?? initialDraft()),
    cart: createCartSlice({ ...initialCart(), ...(restored && restoreCart(restored.cart)) }),
    checkout: createCheckoutSlice({ ...initialCheckout(), ...restored?.checkout }),
    order: createOrderSlice({
      ...initialOrder(),
      ...restored?.order,
      isBookedEarlier: Boolean(restored?.order.bookedSale),
    }),
  } satisfies StorefrontState;
  if (stored !== 'newer') {
    const store = () => storage.write(storageKey, serializeState(slices));
    for (const { state } of Object.values(slices)) subscribe(state, store);
  }
  return slices;
}

/** Lines that are no longer valid become unavailable. */
function restoreCart(stored: StoredState['cart']) {
  const { lines, unavailable } = validateStoredCart(stored, new Date());
  return {
    ...stored,
    ...lines,
    unavailable: [...stored.unavailable, ...unavailable],
    restored: cartCount(stored) > 0,
  };
}

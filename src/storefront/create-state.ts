import { subscribe } from 'valtio/vanilla';
import { cartCount } from '../cart/cart-contents.ts';
import { validateStoredCart } from '../cart/validate-stored-cart.ts';
import { randomId } from '../platform/random-id.ts';
import type { TabStorage } from '../platform/storage.ts';
import { createCartSlice, initialCart } from '../cart/cart-slice.ts';
import { createCheckoutSlice, initialCheckout } from '../order/checkout-slice.ts';
import { createDraftSlice, initialDraft } from '../trip/draft-slice.ts';
import { createOrderSlice, initialOrder } from '../order/order-slice.ts';
import { createSearchSlice, initialSearch } from '../trip/search/search-slice.ts';
import { createSessionSlice, initialSession } from './session-slice.ts';
import type { StorefrontState } from './state.ts';
import { parseStoredState, serializeState, type StoredState } from './stored-state.ts';

/**
 * Creates the slices, restored from this tab's storage, and stores them after every change. What a newer version has stored
 * is left as it is: nothing is restored or stored then.
 */
export function createState(storage: TabStorage, storageKey: string): StorefrontState {
  const stored = parseStoredState(storage.read(storageKey));
  const restored = typeof stored === 'object' ? stored : undefined;
  if (stored === 'newer' || stored === 'corrupt') storage.reportCorrupt?.();

  const slices = {
    session: createSessionSlice({ ...initialSession(randomId()), ...restored?.session }),
    search: createSearchSlice({ ...initialSearch(randomId()), ...restored?.search }),
    draft: createDraftSlice(restored?.draft ?? initialDraft()),
    cart: createCartSlice({ ...initialCart(), ...(restored && restoreCart(restored.cart)) }),
    checkout: createCheckoutSlice({ ...initialCheckout(), ...restored?.checkout }),
    order: createOrderSlice({
      ...initialOrder(),
      ...restored?.order,
      isBookedSaleRestored: Boolean(restored?.order.bookedSale),
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

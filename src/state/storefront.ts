import { cartCount } from '../domain/cart.ts';
import { randomId } from '../platform/visit.ts';
import type { TabStorage } from '../platform/storage.ts';
import { createCart, initialCart } from './cart.ts';
import { createDraft, initialDraft } from './draft.ts';
import { persist, readStored } from './persist.ts';
import { createSearch, initialSearch } from './search.ts';
import { createSession } from './session.ts';

/** The visitor's choices of one storefront, in four slices that do not know each other. */
export interface StorefrontState {
  session: ReturnType<typeof createSession>;
  search: ReturnType<typeof createSearch>;
  draft: ReturnType<typeof createDraft>;
  cart: ReturnType<typeof createCart>;
}

/** Makes the slices, restored from this tab's storage and kept there from now on. */
export function createState(storage: TabStorage, storageKey: string): StorefrontState {
  const stored = readStored(storage, storageKey);
  const restored = typeof stored === 'object' ? stored : undefined;
  if (typeof stored === 'string') storage.complain?.();
  const slices: StorefrontState = {
    session: createSession({
      sessionId: randomId(),
      language: restored?.session.language,
      currency: restored?.session.currency,
      salesChannel: restored?.session.salesChannel,
      ownSales: restored?.session.ownSales ?? [],
      announcedSales: restored?.session.announcedSales ?? [],
    }),
    search: createSearch({ ...initialSearch(randomId()), ...restored?.search }),
    draft: createDraft(restored?.draft ?? initialDraft()),
    cart: createCart({
      ...initialCart(),
      ...restored?.cart,
      restored: restored !== undefined && cartCount(restored.cart) > 0,
    }),
  };
  if (stored !== 'newer') {
    const { session, search, draft, cart } = slices;
    persist(
      { session: session.state, search: search.state, draft: draft.state, cart: cart.state },
      storage,
      storageKey,
    );
  }
  return slices;
}

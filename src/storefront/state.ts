import type { CartSlice } from '../cart/cart-slice.ts';
import type { CheckoutSlice } from '../order/checkout-slice.ts';
import type { OrderSlice } from '../order/order-slice.ts';
import type { DraftSlice } from '../trip/draft-slice.ts';
import type { SearchSlice } from '../trip/search/search-slice.ts';
import type { SessionSlice } from './session-slice.ts';

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

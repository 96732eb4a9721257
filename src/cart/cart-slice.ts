import { proxy } from 'valtio/vanilla';
import type { CarriedTour } from '../schema/carried-cart.ts';
import type { AcceptedPrice, CartLists, TourPageRef } from '../schema/cart.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { TransferLine } from '../schema/transfer.ts';

export interface CartState extends CartLists {
  /** A coupon code from the page or its URL, and whether it has been tried. */
  couponOffer: { code: string; tried: boolean } | null;
  /** In memory only: the code that is being checked, or the last one if it was not applied. */
  couponCheck: CouponCheck | null;
  /** The lines of a trip link that can no longer be had; whoever shows them reads them by their schema. */
  lost: unknown[];
  /** In memory only: the lost line that the visitor is choosing again; if it is a tour, what was chosen of it. */
  choosingAgain: { id: string; part: keyof CartLines; tour: CarriedTour | null } | null;
  /** In memory only: the text of a trip link that has yet to be read; empty if there is none. */
  arriving: string;
  /** In memory only: a cart was restored from an earlier page of this tab and has not been reported yet. */
  restored: boolean;
}

export interface CouponCheck {
  code: string;
  /** Who has given it: a page's code may be unknown to the visitor. */
  by: 'visitor' | 'page';
  outcome: 'checking' | 'invalid' | 'unreachable';
}

export type CartLines = Pick<CartLists, 'transfers' | 'tours' | 'extras'>;

export const initialCart = (): CartState => ({
  transfers: [],
  tours: [],
  extras: [],
  couponCode: '',
  couponOffer: null,
  couponCheck: null,
  lost: [],
  choosingAgain: null,
  arriving: '',
  restored: false,
});

export type CartSlice = ReturnType<typeof createCart>;

export function createCart(initial: CartState) {
  const state = proxy<CartState>(initial);
  return {
    state,
    addTransfer: (id: string, line: TransferLine, accepted?: AcceptedPrice) =>
      void state.transfers.push({ id, line, accepted }),
    addTour: (id: string, line: TourLine, page: TourPageRef, accepted?: AcceptedPrice) =>
      void state.tours.push({ id, line, page, accepted }),
    replaceTransfer: (id: string, line: TransferLine, accepted?: AcceptedPrice) =>
      void (state.transfers = state.transfers.map((kept) =>
        kept.id === id ? { id, line, accepted } : kept,
      )),
    replaceTour: (id: string, line: TourLine, accepted?: AcceptedPrice) =>
      void (state.tours = state.tours.map((kept) => (kept.id === id ? { ...kept, line, accepted } : kept))),
    acceptPrice: (id: string, accepted: AcceptedPrice) => {
      for (const kept of [...state.transfers, ...state.tours, ...state.extras]) {
        if (kept.id === id) kept.accepted = accepted;
      }
    },
    setLines: (lines: Partial<CartLines>) => void Object.assign(state, lines),
    /** The text of a trip link, or nothing once it is dealt with. */
    receiveTrip: (text: string) => void (state.arriving = text),
    /** Replaces the lines of a trip link that can no longer be had. */
    setLost: (lines: readonly unknown[]) => void (state.lost = [...lines]),
    chooseAgain: (lost: CartState['choosingAgain']) => void (state.choosingAgain = lost),
    applyCoupon: (code: string) => void Object.assign(state, { couponCode: code, couponCheck: null }),
    /** Replaces the check of a code, whose answer is then dropped. Returns what now stands for it. */
    checkCoupon: (check: CouponCheck | null) => {
      state.couponCheck = check;
      return state.couponCheck;
    },
    offerCoupon: (code: string) => {
      if (state.couponOffer?.code !== code) state.couponOffer = { code, tried: false };
    },
    markOfferTried: () => {
      if (state.couponOffer) state.couponOffer.tried = true;
    },
    /** A new cart starts without a coupon; a code from the page may be tried again. */
    resetCoupon: () => {
      state.couponCode = '';
      state.couponCheck = null;
      if (state.couponOffer) state.couponOffer.tried = false;
    },
    /** True for the first caller: a change is reported once. */
    consumeRestored: () => {
      const { restored } = state;
      state.restored = false;
      return restored;
    },
  };
}

import { proxy } from 'valtio/vanilla';
import type { TripLinkTour } from '../schema/trip-link/trip-link-format.ts';
import type { AcceptedPrice, MutableCart, TourPageRef } from '../schema/cart.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { TransferLine } from '../schema/transfer.ts';
import type { UnavailableLine } from '../schema/unavailable-line.ts';
import type { CartPart } from './cart-contents.ts';

export interface CartState extends MutableCart {
  /** A coupon code that the host page or its URL offers, and whether it has been tried. */
  couponOffer: { code: string; tried: boolean } | null;
  /** In memory only: the code that is being checked, or the last one if it was not applied. */
  couponCheck: CouponCheck | null;
  /** The lines that are no longer available: those of trip links, and those that became invalid while stored. */
  unavailable: UnavailableLine[];
  /** In memory only: the unavailable line that the visitor is replacing. */
  replacing: ReplacedLine | null;
  /** In memory only: the content of a trip link that has not been read yet; empty if there is none. */
  pendingTripLink: string;
  /** In memory only: a cart was restored from an earlier page of this tab and has not been reported yet. */
  restored: boolean;
}

interface ReplacedLine {
  id: string;
  part: CartPart;
  /** What was chosen if it is a tour, otherwise null. */
  tour: TripLinkTour | null;
}

export interface CouponCheck {
  code: string;
  /** Who entered the code: visitors may not know about one that the host page has set. */
  by: 'visitor' | 'page';
  status: 'checking' | 'invalid' | 'unreachable';
}

export type CartLines = Pick<MutableCart, CartPart>;

export const initialCart = (): CartState => ({
  transfers: [],
  tours: [],
  extras: [],
  couponCode: '',
  couponOffer: null,
  couponCheck: null,
  unavailable: [],
  replacing: null,
  pendingTripLink: '',
  restored: false,
});

export type CartSlice = ReturnType<typeof createCartSlice>;

export function createCartSlice(initial: CartState) {
  const state = proxy<CartState>(initial);
  return {
    state,
    addTransfer: (id: string, line: TransferLine, accepted?: AcceptedPrice) =>
      void state.transfers.push({ id, line, accepted }),
    addTour: (id: string, line: TourLine, page: TourPageRef, accepted?: AcceptedPrice) =>
      void state.tours.push({ id, line, page, accepted }),
    replaceTransfer: (id: string, line: TransferLine, accepted?: AcceptedPrice) =>
      void (state.transfers = state.transfers.map((transfer) =>
        transfer.id === id ? { id, line, accepted } : transfer,
      )),
    replaceTour: (id: string, line: TourLine, accepted?: AcceptedPrice) =>
      void (state.tours = state.tours.map((tour) => (tour.id === id ? { ...tour, line, accepted } : tour))),
    acceptPrice: (id: string, accepted: AcceptedPrice) => {
      for (const cartLine of [...state.transfers, ...state.tours, ...state.extras]) {
        if (cartLine.id === id) cartLine.accepted = accepted;
      }
    },
    setLines: (lines: Partial<CartLines>) => void Object.assign(state, lines),
    /** Sets the content of a trip link; empty once the link is handled. */
    setPendingTripLink: (content: string) => void (state.pendingTripLink = content),
    setUnavailable: (lines: UnavailableLine[]) => void (state.unavailable = lines),
    startReplacing: (line: ReplacedLine) => void (state.replacing = line),
    /** Removes the unavailable line that a newly added line of this kind replaces, if any. */
    finishReplacing: (part: CartPart) => {
      const { replacing } = state;
      if (replacing?.part !== part) return;
      state.unavailable = state.unavailable.filter(({ id }) => id !== replacing.id);
      state.replacing = null;
    },
    /** Sets the code of the applied coupon, or removes it if the code is empty. */
    setCouponCode: (code: string) => void Object.assign(state, { couponCode: code, couponCheck: null }),
    /** Replaces the check of a code. Returns it as stored, so that its caller can tell whether it is still the latest. */
    setCouponCheck: (check: CouponCheck | null) => {
      state.couponCheck = check;
      return state.couponCheck;
    },
    offerCoupon: (code: string) => {
      if (state.couponOffer?.code !== code) state.couponOffer = { code, tried: false };
    },
    markOfferTried: () => {
      if (state.couponOffer) state.couponOffer.tried = true;
    },
    /** Removes the coupon for a new cart; a code that the page offers may be tried again. */
    resetCoupon: () => {
      state.couponCode = '';
      state.couponCheck = null;
      if (state.couponOffer) state.couponOffer.tried = false;
    },
    /** Returns whether the cart was restored, but only to the first caller, so that it is reported once. */
    consumeRestored: () => {
      const { restored } = state;
      state.restored = false;
      return restored;
    },
  };
}

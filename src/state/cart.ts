import { proxy } from 'valtio/vanilla';
import { cartParts } from '../domain/cart.ts';
import type { CheckoutFailure, Customer, PriceChange } from '../domain/checkout.ts';
import { preferredCountries } from '../domain/preferred-countries.ts';
import type { Attempt } from '../schema/attempt.ts';
import type { CartLists, TourPageRef } from '../schema/cart.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { TransferLine } from '../schema/transfer.ts';

export interface CartState extends CartLists {
  /** In memory only: personal data is never stored. */
  customer: Customer;
  paymentMethodId: string | number | null;
  /** Whether analytics was told that the visitor began to check this cart out. */
  checkoutBegun: boolean;
  /** The orders that were sent, the last one last: neither another cart nor an empty one makes them undone. */
  attempts: Attempt[];
  /** In memory only: the provider asks another price than the one that was sent, until the cart is booked. */
  priceChange: PriceChange | null;
  /** The last order, until it is known to be paid: it can be taken back and paid in another way. */
  booked: CartLists | null;
  /** In memory only: an order that is under way, or how the last one went. */
  submission: Submission;
  /** A code that came with the page or its link, and whether it has been tried. */
  couponOffer: { code: string; tried: boolean } | null;
  /** In memory only: an earlier page of this tab left a cart, and nobody was told of it yet. */
  restored: boolean;
}

export type Submission =
  | { status: 'idle' }
  /** These lines, by their ids: they stay as they are until there is an answer. */
  | { status: 'sending'; lines: string[] }
  /** Booked; the payment page at this address comes next. */
  | { status: 'leaving'; url: string }
  /** Booked, and no page can show it. */
  | { status: 'registered' }
  /** `message` is the provider's. */
  | { status: 'failed'; failure: CheckoutFailure; message?: string };

type Lines = Pick<CartLists, 'transfers' | 'tours' | 'extras'>;

const emptyCustomer = (): Customer => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneCountry: preferredCountries[0],
  notes: '',
});

export const initialCart = (): CartState => ({
  transfers: [],
  tours: [],
  extras: [],
  couponCode: '',
  customer: emptyCustomer(),
  paymentMethodId: null,
  checkoutBegun: false,
  attempts: [],
  priceChange: null,
  booked: null,
  submission: { status: 'idle' },
  couponOffer: null,
  restored: false,
});

/** What a cart starts with anew, beside its lines. */
export function beginning({ couponOffer, submission }: CartState): Partial<CartState> {
  return {
    couponCode: '',
    paymentMethodId: null,
    checkoutBegun: false,
    priceChange: null,
    booked: null,
    couponOffer: couponOffer && { ...couponOffer, tried: false },
    submission: submission.status === 'failed' ? { status: 'idle' } : submission,
  };
}

export function createCart(initial: CartState) {
  const state = proxy<CartState>(initial);
  /** Whether a line, or anything at all, is part of an order that is under way and must stay as it is. */
  const isUnderWay = (id?: string) =>
    state.submission.status === 'sending' && (id === undefined || state.submission.lines.includes(id));
  return {
    state,
    isUnderWay,
    addTransfer: (id: string, line: TransferLine) => void state.transfers.push({ id, line }),
    addTour: (id: string, line: TourLine, page: TourPageRef) => void state.tours.push({ id, line, page }),
    replaceTransfer: (id: string, line: TransferLine) =>
      void (state.transfers = state.transfers.map((kept) => (kept.id === id ? { id, line } : kept))),
    replaceTour: (id: string, line: TourLine) =>
      void (state.tours = state.tours.map((kept) => (kept.id === id ? { ...kept, line } : kept))),
    setLines: (lines: Partial<Lines>) => void Object.assign(state, lines),
    changeCustomer: (change: Partial<Customer>) => void Object.assign(state.customer, change),
    choosePaymentMethod: (id: string | number) => void (state.paymentMethodId = id),
    setSubmission: (submission: Submission) => void (state.submission = submission),
    applyCoupon: (code: string) => void (state.couponCode = code),
    offerCoupon: (code: string) => {
      if (state.couponOffer?.code !== code) state.couponOffer = { code, tried: false };
    },
    markOfferTried: () => {
      if (state.couponOffer) state.couponOffer.tried = true;
    },
    /** True for the first who asks: a change is told once. */
    takeRestored: () => {
      const { restored } = state;
      state.restored = false;
      return restored;
    },
    beginCheckout: () => void (state.checkoutBegun = true),
    /** All but an order that is under way, and but what is known of earlier ones. */
    clear: () => {
      if (!isUnderWay()) Object.assign(state, beginning(state));
      for (const part of cartParts)
        Object.assign(state, { [part]: state[part].filter(({ id }) => isUnderWay(id)) });
    },
    takeBack: () => void Object.assign(state, state.booked ?? {}, { booked: null }),
    forgetBooked: () => void (state.booked = null),
  };
}

import { proxy } from 'valtio/vanilla';
import type { CheckoutFailure, Customer } from '../domain/checkout.ts';
import type { Attempt } from '../domain/order.ts';
import { preferredCountries } from '../domain/preferred-countries.ts';
import type { CartLists, TourPageRef } from '../schema/cart.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { TransferLine } from '../schema/transfer.ts';

export interface CartState extends CartLists {
  /** In memory only: personal data is never stored. */
  customer: Customer;
  paymentMethodId: string | number | null;
  /** Whether analytics was told that the visitor began to check this cart out. */
  checkoutBegun: boolean;
  /** The last order that was sent, so that trying the same one again is recognised. */
  attempt: Attempt | null;
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
  | { status: 'sending' }
  /** Booked; the payment page at this address comes next. */
  | { status: 'leaving'; url: string }
  /** `total` and `currency` are those of the order; `message` is the provider's. */
  | { status: 'failed'; failure: CheckoutFailure; total: number; currency: string; message?: string };

const emptyCart = (): CartLists => ({ transfers: [], tours: [], extras: [], couponCode: '' });
const emptyCustomer = (): Customer => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneCountry: preferredCountries[0],
  notes: '',
});

export const initialCart = (): CartState => ({
  ...emptyCart(),
  customer: emptyCustomer(),
  paymentMethodId: null,
  checkoutBegun: false,
  attempt: null,
  booked: null,
  submission: { status: 'idle' },
  couponOffer: null,
  restored: false,
});

export function createCart(initial: CartState) {
  const state = proxy<CartState>(initial);
  const clear = () =>
    void Object.assign(state, emptyCart(), {
      attempt: null,
      paymentMethodId: null,
      checkoutBegun: false,
      booked: null,
      couponOffer: state.couponOffer && { ...state.couponOffer, tried: false },
    });
  return {
    state,
    addTransfer: (id: string, line: TransferLine) => void state.transfers.push({ id, line }),
    addTour: (id: string, line: TourLine, page: TourPageRef) => void state.tours.push({ id, line, page }),
    replaceTransfer: (id: string, line: TransferLine) =>
      void (state.transfers = state.transfers.map((kept) => (kept.id === id ? { id, line } : kept))),
    replaceTour: (id: string, line: TourLine) =>
      void (state.tours = state.tours.map((kept) => (kept.id === id ? { ...kept, line } : kept))),
    setLines: (lines: Partial<Pick<CartLists, 'transfers' | 'tours' | 'extras'>>) =>
      void Object.assign(state, lines),
    changeCustomer: (change: Partial<Customer>) => void Object.assign(state.customer, change),
    choosePaymentMethod: (id: string | number) => void (state.paymentMethodId = id),
    startAttempt: (attempt: Attempt) => void (state.attempt = attempt),
    /** The provider has answered: the order is not booked. */
    closeAttempt: () => {
      if (state.attempt) state.attempt.open = false;
    },
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
    clear,
    /** The order is with the provider: the cart is empty, and the order is kept until it is paid. */
    book: () => {
      const { transfers, tours, extras, couponCode } = state;
      clear();
      state.booked = { transfers, tours, extras, couponCode };
    },
    takeBack: () => void Object.assign(state, state.booked ?? {}, { booked: null }),
    forgetBooked: () => void (state.booked = null),
  };
}

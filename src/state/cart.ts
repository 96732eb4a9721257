import { proxy } from 'valtio/vanilla';
import type { Amount, CheckoutFailure, Customer, PriceChange } from '../domain/checkout.ts';
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

export function createCart(initial: CartState) {
  const state = proxy<CartState>(initial);
  const isSending = () => state.submission.status === 'sending';
  const isUnderWay = (id: string) =>
    state.submission.status === 'sending' && state.submission.lines.includes(id);
  const linesWhere = (holds: (id: string) => boolean) => {
    const of = <Kept extends { id: string }>(lines: Kept[]) => lines.filter(({ id }) => holds(id));
    return { transfers: of(state.transfers), tours: of(state.tours), extras: of(state.extras) };
  };
  /** What a cart starts with, beside the lines that are in it already. */
  const begin = (lines: Lines) =>
    void Object.assign(state, lines, {
      couponCode: '',
      priceChange: null,
      paymentMethodId: null,
      checkoutBegun: false,
      booked: null,
      couponOffer: state.couponOffer && { ...state.couponOffer, tried: false },
    });
  return {
    state,
    isUnderWay,
    addTransfer: (id: string, line: TransferLine) => void state.transfers.push({ id, line }),
    addTour: (id: string, line: TourLine, page: TourPageRef) => void state.tours.push({ id, line, page }),
    replaceTransfer: (id: string, line: TransferLine) => {
      if (isUnderWay(id)) return;
      state.transfers = state.transfers.map((kept) => (kept.id === id ? { id, line } : kept));
    },
    replaceTour: (id: string, line: TourLine) => {
      if (isUnderWay(id)) return;
      state.tours = state.tours.map((kept) => (kept.id === id ? { ...kept, line } : kept));
    },
    /** False where a line would change that is part of an order under way: then nothing does. */
    setLines: (lines: Partial<Lines>): boolean => {
      const left: unknown[] = Object.values({ ...linesWhere(() => true), ...lines }).flat();
      const fixed: unknown[] = Object.values(linesWhere(isUnderWay)).flat();
      if (!fixed.every((line) => left.includes(line))) return false;
      Object.assign(state, lines);
      return true;
    },
    changeCustomer: (change: Partial<Customer>) => void Object.assign(state.customer, change),
    choosePaymentMethod: (id: string | number) => void (state.paymentMethodId = id),
    setAttempts: (attempts: Attempt[]) => void (state.attempts = attempts),
    setSubmission: (submission: Submission) => void (state.submission = submission),
    changePrice: (change: Omit<PriceChange, 'accepted'>) =>
      void (state.priceChange = { ...change, accepted: null }),
    acceptPrice: (accepted: Amount) => {
      if (state.priceChange) state.priceChange.accepted = accepted;
    },
    /** False while an order is under way. */
    applyCoupon: (code: string): boolean => {
      if (isSending()) return false;
      state.couponCode = code;
      return true;
    },
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
      if (isSending()) {
        Object.assign(state, linesWhere(isUnderWay));
        return;
      }
      begin(linesWhere(() => false));
      if (state.submission.status === 'failed') state.submission = { status: 'idle' };
    },
    /** The order is with the provider and kept until it is paid; what came into the cart meanwhile stays there. */
    book: (next: Submission) => {
      const booked = { ...linesWhere(isUnderWay), couponCode: state.couponCode };
      begin(linesWhere((id) => !isUnderWay(id)));
      Object.assign(state, { booked, submission: next });
    },
    takeBack: () => void Object.assign(state, state.booked ?? {}, { booked: null }),
    forgetBooked: () => void (state.booked = null),
  };
}

import { proxy } from 'valtio/vanilla';
import type { Amount, PriceChange } from './price-change.ts';
import type { CheckoutFailure } from './checkout-failure.ts';
import type { Consent } from './payment/payment-choice.ts';
import type { Customer } from './customer/customer.ts';
import { preferredCountries } from './customer/preferred-countries.ts';

/** In memory only, except for `hasBegun`: personal data is never stored. */
export interface CheckoutState {
  customer: Customer;
  paymentMethodId: string | number | null;
  /** Null until the terms are accepted. */
  consent: Consent | null;
  /** A typed coupon code, which is applied after it was checked. */
  couponText: string;
  /** Whether the start of this cart's checkout was reported to analytics. */
  hasBegun: boolean;
  /** The provider's price if it differs from the one that was sent, until the cart is booked. */
  priceChange: PriceChange | null;
  /** The pending order, or the outcome of the last one. */
  submission: Submission;
}

export type Submission =
  | { status: 'idle' }
  /** The button was pressed, and the checks before the order are running. Its lines are locked, by their ids. */
  | { status: 'checking'; lines: string[] }
  /**
   * The order was sent; its lines stay locked until there is an answer. `unsettled` attempts from before are listed by id,
   * so that the warning about them stays.
   */
  | { status: 'sending'; lines: string[]; unsettled?: string[] }
  /** Booked; the payment page at this URL opens next. */
  | { status: 'leaving'; url: string }
  /** Booked, but no route can contain its token. */
  | { status: 'registered' }
  /** `message` comes from the provider. */
  | { status: 'failed'; failure: CheckoutFailure; message?: string };

const forAnyCart = {
  paymentMethodId: null,
  consent: null,
  couponText: '',
  hasBegun: false,
  priceChange: null,
};

export const initialCheckout = (): CheckoutState => ({
  ...forAnyCart,
  customer: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    phoneCountry: preferredCountries[0],
    notes: '',
  },
  submission: { status: 'idle' },
});

/** The ids of the lines that are locked because they are part of a pending order; undefined if there is none. */
export function lockedLines(submission: {
  readonly status: Submission['status'];
  readonly lines?: readonly string[];
}): readonly string[] | undefined {
  const isPending = submission.status === 'checking' || submission.status === 'sending';
  return isPending ? submission.lines : undefined;
}

export type CheckoutSlice = ReturnType<typeof createCheckout>;

export function createCheckout(initial: CheckoutState) {
  const state = proxy<CheckoutState>(initial);
  return {
    state,
    /** Whether a line, or anything at all, is locked because it is part of a pending order. */
    isUnderWay: (id?: string) => {
      const lines = lockedLines(state.submission);
      return lines !== undefined && (id === undefined || lines.includes(id));
    },
    /** Whether an order was sent: later answers of other requests do not affect it. */
    isSent: () => state.submission.status === 'sending',
    changeCustomer: (change: Partial<Customer>) => void Object.assign(state.customer, change),
    choosePaymentMethod: (id: string | number) => void (state.paymentMethodId = id),
    setConsent: (consent: Consent | null) => void (state.consent = consent),
    typeCoupon: (text: string) => void (state.couponText = text),
    begin: () => void (state.hasBegun = true),
    setSubmission: (submission: Submission) => void (state.submission = submission),
    /** The provider charges a different price than the one that was sent. */
    changePrice: (change: Omit<PriceChange, 'accepted'>) =>
      void (state.priceChange = { ...change, accepted: null }),
    acceptPrice: (accepted: Amount) => {
      if (state.priceChange) state.priceChange.accepted = accepted;
    },
    /** Starts over with a new cart for the same customer. */
    reset: () => {
      Object.assign(state, forAnyCart);
      if (state.submission.status === 'failed') state.submission = { status: 'idle' };
    },
  };
}

import { proxy } from 'valtio/vanilla';
import type { Amount, CheckoutFailure, Consent, Customer, PriceChange } from '../../domain/checkout.ts';
import { preferredCountries } from '../../domain/preferred-countries.ts';

/** In memory only, except for `hasBegun`: personal data is never stored. */
export interface CheckoutState {
  customer: Customer;
  paymentMethodId: string | number | null;
  /** Null until the terms are accepted. */
  consent: Consent | null;
  /** Whether the start of this cart's checkout was reported to analytics. */
  hasBegun: boolean;
  /** The provider's price if it differs from the one that was sent, until the cart is booked. */
  priceChange: PriceChange | null;
  /** The pending order, or the outcome of the last one. */
  submission: Submission;
}

export type Submission =
  | { status: 'idle' }
  /**
   * The ids of its lines, which are locked until there is an answer, and of the attempts that were unsettled before: the
   * warning about them stays.
   */
  | { status: 'sending'; lines: string[]; unsettled?: string[] }
  /** Booked; the payment page at this URL comes next. */
  | { status: 'leaving'; url: string }
  /** Booked, but no route can contain its token. */
  | { status: 'registered' }
  /** `message` comes from the provider. */
  | { status: 'failed'; failure: CheckoutFailure; message?: string };

const forAnyCart = { paymentMethodId: null, consent: null, hasBegun: false, priceChange: null };

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

export type CheckoutSlice = ReturnType<typeof createCheckout>;

export function createCheckout(initial: CheckoutState) {
  const state = proxy<CheckoutState>(initial);
  return {
    state,
    /** Whether a line, or anything at all, is locked because it is part of a pending order. */
    isUnderWay: (id?: string) =>
      state.submission.status === 'sending' && (id === undefined || state.submission.lines.includes(id)),
    changeCustomer: (change: Partial<Customer>) => void Object.assign(state.customer, change),
    choosePaymentMethod: (id: string | number) => void (state.paymentMethodId = id),
    setConsent: (consent: Consent | null) => void (state.consent = consent),
    begin: () => void (state.hasBegun = true),
    setSubmission: (submission: Submission) => void (state.submission = submission),
    /** The provider asks a different price than the one that was sent. */
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

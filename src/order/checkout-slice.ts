import { proxy } from 'valtio/vanilla';
import type { PriceChange } from './price-change.ts';
import type { Total } from './total.ts';
import type { CheckoutFailure } from './checkout-failure.ts';
import type { Consent } from './payment/payment-choice.ts';
import type { Customer } from './customer/customer.ts';
import type { WireId } from '../schema/wire-values.ts';

/** The checkout of the cart, in memory only, except for `hasBegun`: personal data is never stored. */
export interface CheckoutState {
  customer: Customer;
  paymentMethodId: WireId | null;
  /** Null until the terms are accepted. */
  consent: Consent | null;
  /** The coupon code in the field, which has not been applied yet. */
  couponText: string;
  /** Whether the start of this cart's checkout was reported to analytics. */
  hasBegun: boolean;
  /** A price that the provider has changed, until the cart is booked; null if there is none. */
  priceChange: PriceChange | null;
  /** The pending order, or the outcome of the last one. */
  submission: Submission;
}

export type Submission =
  | { status: 'idle' }
  /** The button was pressed, and the cart is checked before the order is sent. */
  | { status: 'checking'; lockedLineIds: string[] }
  /**
   * The order was sent; its lines stay locked until there is an answer. The unsettled attempts are earlier ones that may have
   * been booked; the warning about them stays.
   */
  | { status: 'sending'; lockedLineIds: string[]; unsettledAttemptIds?: string[] }
  /** The order was booked; the payment page at this URL opens next, and charges this amount if it is known. */
  | { status: 'leaving'; url: string; charge?: Total | undefined }
  /** The order was booked, but no route can contain its token. */
  | { status: 'registered' }
  /** The order was not booked, as far as is known. `message` comes from the provider. */
  | { status: 'failed'; failure: CheckoutFailure; message?: string };

/** A submission, or a valtio snapshot of one. */
interface SubmissionSnapshot {
  readonly status: Submission['status'];
  readonly lockedLineIds?: readonly string[];
}

/** The part of the state that applies to one cart only, with the values that a new cart starts with. */
const stateForNewCart = {
  paymentMethodId: null,
  consent: null,
  couponText: '',
  hasBegun: false,
  priceChange: null,
};

export const initialCheckout = (): CheckoutState => ({
  ...stateForNewCart,
  customer: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    phoneCountry: undefined,
    notes: '',
  },
  submission: { status: 'idle' },
});

/** Whether an order is being checked or sent. */
export function isOrderPending({ status }: SubmissionSnapshot): boolean {
  return status === 'checking' || status === 'sending';
}

/** The ids of the lines that are locked because they are part of a pending order; undefined if there is none. */
export function lockedLineIds(submission: SubmissionSnapshot): readonly string[] | undefined {
  return isOrderPending(submission) ? submission.lockedLineIds : undefined;
}

export type CheckoutSlice = ReturnType<typeof createCheckoutSlice>;

export function createCheckoutSlice(initial: CheckoutState) {
  const state = proxy<CheckoutState>(initial);
  const endSubmission = (status: 'failed' | 'leaving'): void => {
    if (state.submission.status === status) state.submission = { status: 'idle' };
  };
  return {
    state,
    /** Whether an order is being checked or sent. */
    isOrderPending: () => isOrderPending(state.submission),
    /** Whether a line is part of a pending order. */
    isLocked: (lineId: string) => lockedLineIds(state.submission)?.includes(lineId) ?? false,
    /** Whether an order was sent and has no answer yet: answers to other requests no longer affect it. */
    isSending: () => state.submission.status === 'sending',
    changeCustomer: (change: Partial<Customer>) => void Object.assign(state.customer, change),
    choosePaymentMethod: (id: WireId) => void (state.paymentMethodId = id),
    setConsent: (consent: Consent | null) => void (state.consent = consent),
    setCouponText: (code: string) => void (state.couponText = code),
    markBegun: () => void (state.hasBegun = true),
    setSubmission: (submission: Submission) => void (state.submission = submission),
    /** Makes the submission idle if it has this status. */
    endSubmission,
    /** Stores that the provider no longer honours a price. The visitor has to accept the new total. */
    changePrice: (change: Omit<PriceChange, 'accepted'>) =>
      void (state.priceChange = { ...change, accepted: null }),
    acceptPrice: (accepted: Total) => {
      if (state.priceChange) state.priceChange.accepted = accepted;
    },
    /** Prepares the checkout of a new cart for the same customer. */
    reset: () => {
      Object.assign(state, stateForNewCart);
      endSubmission('failed');
    },
  };
}

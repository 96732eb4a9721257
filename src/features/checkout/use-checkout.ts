import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { lineIds, wireCart } from '../../cart/cart-contents.ts';
import { isTotalAccepted, type Amount } from '../../order/price-change.ts';
import { selectedMethod, isStillOffered } from '../../order/payment/payment-choice.ts';
import type { Customer } from '../../order/customer/customer.ts';
import { emailAddress } from '../../order/customer/email.ts';
import { cartFingerprint, orderFingerprints } from '../../order/fingerprints.ts';
import { doubtAbout } from '../../order/doubt.ts';
import { isUnsettled } from '../../order/attempts.ts';
import type { PaymentMethod } from '../../schema/payment-method.ts';
import { parseUnavailableLines } from '../../schema/unavailable-line.ts';
import { isSameId } from '../../schema/wire-values.ts';
import type { OrderTabs } from '../../shared/order/order-channel.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useDerived } from '../../shared/storefront/use-derived.ts';
import { useIsStale } from '../../shared/storefront/use-is-stale.ts';
import { useOnline } from '../../shared/storefront/use-online.ts';
import { acceptPrices } from '../../storefront/flows/accept-prices.ts';
import { useErrorSummary } from '../../ui/fields/errors/use-error-summary.ts';
import { lockedLines } from '../../order/checkout-slice.ts';
import { useCheckBeforePaying, type Checked } from './order/use-check-before-paying.ts';
import type { CartKnowledge } from './issues/use-cart-issues.ts';
import type { CartTotals } from './cart/use-cart-totals.ts';
import { useCustomerCheck } from './customer/use-customer-check.ts';
import { useOrderTexts } from './order/use-order-texts.ts';
import { usePhoneRules } from './customer/use-phone-rules.ts';
import { useSendOrder, type Order, type RepeatQuestion } from './order/use-send-order.ts';

/** The order in the form, what prevents sending it, and the outcome. */
export function useCheckout({ current, known }: CartTotals, cartKnowledge: CartKnowledge, tabs: OrderTabs) {
  const storefront = useStorefront();
  const { session, checkout, order } = storefront.state;
  const cart = useCart();
  const form = useSnapshot(checkout.state);
  const { attempts } = useSnapshot(order.state);
  const { blocking } = cartKnowledge;
  const checkBeforePaying = useCheckBeforePaying(cartKnowledge);
  const api = useApi();
  const send = useSendOrder(tabs);
  const online = useOnline();
  const phone = usePhoneRules();
  const [submitted, setSubmitted] = useState(false);
  const [question, setQuestion] = useState<RepeatQuestion>();
  const isLeft = useIsStale();

  // The last known methods, so that the selection is kept while the totals are recalculated.
  const offered = known?.summary.paymentMethods;
  const method = selectedMethod(form.paymentMethodId, offered ?? []);
  // The terms are accepted together with a payment method: if it is no longer offered, both have to be chosen again.
  const isConsentLost = form.consent !== null && !isStillOffered(form.consent.paymentMethodId, offered);
  const termsAccepted = form.consent !== null && !isConsentLost;
  const { phoneSoFar, problems } = useCustomerCheck(phone.checkSoFar);
  const problemsSoFar = [
    ...problems,
    ...(method ? [] : [{ field: 'payment-method' as const, reason: 'missing' as const }]),
    ...(termsAccepted ? [] : [{ field: 'terms' as const, reason: 'missing' as const }]),
  ];
  const texts = useOrderTexts(problemsSoFar);
  const { summary, show } = useErrorSummary(texts.errors);

  const total = current && { total: current.summary.total, currency: current.currency };
  const mayBeSent = () => {
    const { submission, priceChange } = checkout.state;
    if (checkout.isUnderWay() || submission.status === 'leaving') return false;
    return online && total !== undefined && isTotalAccepted(priceChange, total) && !blocking;
  };

  /** The order as shown on screen, without anything that is added to the cart elsewhere in the meantime. */
  const orderTo = (
    { firstName, lastName, email, notes }: Customer,
    phoneNumber: string,
    of: Pick<Checked, 'cart' | 'total'>,
  ): Order | undefined => {
    if (!method) return undefined;
    return {
      cart: wireCart(of.cart),
      couponCode: of.cart.couponCode,
      total: of.total.total,
      paymentMethodId: method.id,
      customer: {
        firstName,
        lastName,
        email: emailAddress(email) ?? email,
        phone: phoneNumber,
      },
      customerNotes: notes,
      sc: session.state.attribution.salesChannel ?? '',
    };
  };

  /** Whether the visitor has changed nothing that the button was pressed for while the check was running. */
  const isStillWanted = () => {
    const { consent, paymentMethodId } = checkout.state;
    return (
      !isLeft() &&
      consent !== null &&
      isSameId(selectedMethod(paymentMethodId, offered ?? [])?.id, method?.id)
    );
  };

  /** The order, if the cart is available as shown; why it cannot be sent; or undefined once the screen shows that. */
  const prepare = async (shown: Amount): Promise<Order | 'price-changed' | undefined> => {
    // What is typed during the check is not what the button was pressed for.
    const customer = { ...checkout.state.customer };
    const [number, checked] = await Promise.all([
      phone.check(customer.phone, customer.phoneCountry),
      checkBeforePaying({ cart, total: shown }),
    ]);
    if (checked === undefined || checked === 'price-changed') return checked;
    const isOffered =
      checked.totals?.summary.paymentMethods.some(({ id }) => isSameId(id, method?.id)) ?? true;
    const mayLeave = number.ok && isOffered && isStillWanted();
    const order = mayLeave ? orderTo(customer, number.number, checked) : undefined;
    if (!order) show();
    return order;
  };

  const submit = async (askedAbout: readonly string[] = []): Promise<void> => {
    setSubmitted(true);
    setQuestion(undefined);
    if (!total || !mayBeSent()) return;
    if (problemsSoFar.length > 0) {
      show();
      return;
    }
    const lines = lineIds(cart);
    const unavailable = parseUnavailableLines(storefront.state.cart.state.unavailable).map(({ id }) => id);
    const unsettled = order.state.attempts.filter(isUnsettled).map(({ id }) => id);
    const locked = [...lines, ...unavailable];
    checkout.setSubmission({ status: 'checking', lines: locked });
    const ordered = await prepare(total).catch((error: unknown) => {
      console.error('[booking-elements] An order could not be prepared; nothing was sent.', error);
      return 'failed' as const;
    });
    if (typeof ordered !== 'object') {
      const failed = ordered && !isLeft() ? { status: 'failed' as const, failure: ordered } : undefined;
      checkout.setSubmission(failed ?? { status: 'idle' });
      return;
    }
    checkout.setSubmission({ status: 'sending', lines: locked, unsettled });
    const unsent = await send({ order: ordered, lines, askedAbout });
    if (!unsent) return;
    checkout.setSubmission({ status: 'idle' });
    setQuestion(unsent);
  };

  /** Undefined while something of the customer is missing. */
  const orderNow = (): Order | undefined => {
    const number = phoneSoFar();
    const priced = current ?? known;
    if (!priced || problems.length > 0 || !number.ok || number.number === '') return undefined;
    return orderTo(checkout.state.customer, number.number, {
      cart,
      total: { total: priced.summary.total, currency: priced.currency },
    });
  };
  const doubt = useDerived(checkout.state, () => {
    if (attempts.length === 0) return undefined;
    const now = orderNow();
    const { submission } = checkout.state;
    // The order that is being sent is not in doubt itself.
    const { unsettled } = submission.status === 'sending' ? submission : {};
    const earlier = unsettled ? attempts.filter(({ id }) => unsettled.includes(id)) : attempts;
    return doubtAbout(earlier, {
      cart: cartFingerprint(cart),
      order: now && orderFingerprints(now, api).order,
    });
  });
  return {
    summary,
    byField: submitted ? texts.byField : {},
    submit: () => void submit(),
    method,
    online,
    ready: current !== undefined,
    submitting: lockedLines(form.submission) !== undefined,
    submission: form.submission,
    doubt,
    nothingBooked: !attempts.some(isUnsettled),
    question: question && {
      ...question,
      confirm: () => void submit(question.about),
      cancel: () => setQuestion(undefined),
    },
    /** A price that must be accepted before anything can be booked. */
    newPrice:
      form.priceChange && !(total && isTotalAccepted(form.priceChange, total))
        ? {
            before: form.priceChange.cart === cartFingerprint(cart) ? form.priceChange.before : undefined,
            now: total,
            accept: () => {
              if (!current || !total) return;
              checkout.acceptPrice(total);
              acceptPrices(storefront, api, current);
            },
          }
        : undefined,
    loadPhoneRules: phone.load,
    /** The selected payment method is no longer offered. */
    isMethodGone: isConsentLost || !isStillOffered(form.paymentMethodId, offered),
    choose: (id: PaymentMethod['id']) => {
      const { consent } = checkout.state;
      const isAccepted = consent && isStillOffered(consent.paymentMethodId, offered);
      checkout.choosePaymentMethod(id);
      checkout.setConsent(isAccepted ? { paymentMethodId: id } : null);
    },
    termsAccepted,
    acceptTerms: (accepted: boolean) => {
      const now = selectedMethod(checkout.state.paymentMethodId, offered ?? []);
      checkout.setConsent(accepted ? { paymentMethodId: now?.id ?? null } : null);
    },
  };
}
export type CheckoutModel = ReturnType<typeof useCheckout>;

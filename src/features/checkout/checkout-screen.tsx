import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { refetchCartSummaries } from '../../api/cart-requests.ts';
import { isUnsettled } from '../../order/attempts.ts';
import { isOrderPending } from '../../order/checkout-slice.ts';
import { onPageRestored } from '../../platform/page/on-page-restored.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { paths } from '../../routing/paths.ts';
import { useCartCount } from '../../shared/cart/use-cart.ts';
import { useStyles } from '../../ui/ui-context.ts';
import { ErrorSummary } from '../../ui/fields/errors/error-summary.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CartLines } from './cart/cart-lines.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import css from './checkout.css?inline';
import { CheckoutOutcome } from './order/checkout-outcome.tsx';
import { RepeatOrderDialog } from './order/repeat-order-dialog.tsx';
import { Coupon } from './coupon/coupon.tsx';
import { CustomerFields } from './customer/customer-fields.tsx';
import { EmptyCartScreen } from './cart/empty-cart-screen.tsx';
import { UnconfirmedOrderNotice } from './order/unconfirmed-order-notice.tsx';
import { PaymentMethods } from './payment/payment-methods.tsx';
import { RedirectingScreen } from './order/redirecting-screen.tsx';
import { RegisteredScreen } from './order/registered-screen.tsx';
import { TermsCheckbox } from './payment/terms-checkbox.tsx';
import { Totals } from './totals.tsx';
import { HoldField } from './issues/hold-field.tsx';
import { IssuesOverview } from './issues/issues-overview.tsx';
import { useCartIssues } from './issues/use-cart-issues.ts';
import { useCartTotals } from './cart/use-cart-totals.ts';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutAnalytics } from './use-checkout-analytics.ts';

/** The cart with the form of the checkout, or the screen that follows once the order was booked. */
export function CheckoutScreen() {
  const count = useCartCount();
  const { checkout, order } = useStorefront().state;
  const { submission } = useSnapshot(checkout.state);
  const hasUnsettledOrder = useSnapshot(order.state).attempts.some(isUnsettled);
  useRevalidateOnReturn();
  useSubmittingState();
  useStyles(css);
  if (submission.status === 'leaving') {
    return <RedirectingScreen url={submission.url} charge={submission.charge} />;
  }
  if (submission.status === 'registered') return <RegisteredScreen />;
  if (count > 0) return <Checkout />;
  return (
    <EmptyCartScreen>{hasUnsettledOrder && <UnconfirmedOrderNotice risk="empty-cart" />}</EmptyCartScreen>
  );
}

function Checkout() {
  const totals = useCartTotals();
  const cartIssues = useCartIssues();
  const checkout = useCheckout(totals, cartIssues);
  const bookButton = useRef<HTMLButtonElement>(null);
  const unconfirmedOrder = useRef<HTMLDivElement>(null);
  const { payment, errors, question, duplicateRisk } = checkout;
  // Whoever comes back to an order without an answer reads of it first; otherwise it is said where the button was pressed.
  const [cameBackToOrder] = useState(duplicateRisk !== undefined);
  const isOutcomeFirst = cameBackToOrder && duplicateRisk !== undefined;
  const summary = totals.lastTotals?.summary;
  useCheckoutAnalytics(totals.currentTotals);
  const outcome = (
    <CheckoutOutcome
      checkout={checkout}
      onNewTotalAccepted={() => bookButton.current?.focus()}
      unconfirmedOrder={unconfirmedOrder}
    />
  );
  return (
    <Screen heading={<Trans>Your cart</Trans>} backTo={paths.home()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          checkout.submit();
        }}
      >
        <Columns aside={<Totals totals={totals} method={payment.method} cartIssues={cartIssues} />}>
          <HoldField>
            <Stack gap="large">
              {isOutcomeFirst && outcome}
              <ErrorSummary {...checkout.errorSummary} />
              <IssuesOverview {...cartIssues} />
              <CartLines totals={totals} cartIssues={cartIssues} />
              <Coupon />
              <CustomerFields errors={errors} onPhoneUse={checkout.loadPhoneRules} />
              <PaymentMethods
                pricedCart={totals.lastTotals}
                hasFailed={totals.error !== undefined}
                payment={payment}
                error={errors['payment-method']}
              />
              <TermsCheckbox
                checked={payment.termsAccepted}
                onChange={payment.acceptTerms}
                error={errors.terms}
                policies={summary?.policies ?? []}
              />
              {!isOutcomeFirst && outcome}
            </Stack>
          </HoldField>
        </Columns>
        <CheckoutBar
          checkout={checkout}
          totals={totals}
          cartIssues={cartIssues}
          bookButton={bookButton}
          onSeeUnconfirmedOrder={() => unconfirmedOrder.current?.focus()}
        />
      </form>
      {question && (
        <RepeatOrderDialog risk={question.risk} onConfirm={question.confirm} onCancel={question.cancel} />
      )}
    </Screen>
  );
}

/**
 * Shows the cart with new totals after the visitor goes back from the payment page: the browser may restore this page as it
 * was during the redirect.
 */
function useRevalidateOnReturn(): void {
  const { state, queryClient } = useStorefront();
  useEffect(
    () =>
      onPageRestored(() => {
        state.checkout.endSubmission('leaving');
        refetchCartSummaries(queryClient);
      }),
    [state, queryClient],
  );
}

/** Sets `:state(submitting)` on the element while an order is pending and until its payment page opens. */
function useSubmittingState(): void {
  const { setState } = useElement();
  const { submission } = useSnapshot(useStorefront().state.checkout.state);
  const isBusy = isOrderPending(submission) || submission.status === 'leaving';
  useEffect(() => {
    setState('submitting', isBusy);
    return () => setState('submitting', false);
  }, [setState, isBusy]);
}

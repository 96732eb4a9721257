import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { ContactBlock } from '../../parts/contact.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useCart } from '../../parts/use-cart.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { CartLines } from './cart-lines.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { Totals } from './totals.tsx';
import { useCartTotals, type KnownTotals } from './use-cart-totals.ts';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutAnalytics } from './use-checkout-analytics.ts';

export function CheckoutScreen() {
  const { count } = useCart();
  return count === 0 ? <EmptyCart /> : <Checkout />;
}

function Checkout() {
  const totals = useCartTotals();
  const errorSummary = useRef<HTMLDivElement>(null);
  const checkout = useCheckout(totals.current, errorSummary);
  const summary = totals.known?.answer.summary;
  useCheckoutAnalytics(totals.current);
  return (
    <Screen heading={<Trans>Your cart</Trans>}>
      <form noValidate onSubmit={checkout.submit}>
        <Columns aside={<Totals totals={totals} />}>
          <Stack gap="large">
            <ErrorSummary errors={checkout.errors} ref={errorSummary} />
            <CartLines totals={totals} />
            <CustomerFields errors={checkout.customerErrors} />
            <PaymentMethods
              methods={summary?.paymentMethods ?? []}
              chosen={checkout.method?.id}
              error={checkout.methodError}
            />
            <TermsCheckbox
              checked={checkout.termsAccepted}
              onChange={checkout.acceptTerms}
              error={checkout.termsError}
              policies={summary?.policies ?? []}
            />
            <CheckoutFailure checkout={checkout} />
          </Stack>
        </Columns>
        <BottomNav backTo={paths.home()} middle={totals.known && <CartTotal totals={totals.known} />}>
          <SubmitButton checkout={checkout} summary={summary} />
        </BottomNav>
      </form>
    </Screen>
  );
}

function CartTotal({ totals }: { totals: KnownTotals }) {
  const { money } = useFormats();
  const { answer, currency } = totals;
  return <PriceText before={<Trans>Total</Trans>} amount={money(answer.summary.total, currency)} />;
}

function CheckoutFailure({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useLingui();
  if (!checkout.failure) return null;
  if (checkout.failure === 'price-changed') {
    return (
      <Alert tone="warning" title={t`The price has changed`}>
        <Trans>Nothing was booked. Please check the new total and book again if you agree.</Trans>
      </Alert>
    );
  }
  return (
    <Alert
      tone="danger"
      title={t`We could not process your reservation, we regret the inconvenience, please contact us:`}
    >
      {checkout.failure === 'unknown' && (
        <p>
          <Trans>
            Your booking may have been registered all the same. Booking again repeats the same order.
          </Trans>
        </p>
      )}
      <ContactBlock />
    </Alert>
  );
}

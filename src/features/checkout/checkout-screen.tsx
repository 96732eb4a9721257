import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { ContactBlock } from '../../parts/contact.tsx';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useCart, useCartSummary } from '../../parts/use-cart.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { CartLines } from './cart-lines.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { Totals } from './totals.tsx';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutAnalytics } from './use-checkout-analytics.ts';

export function CheckoutScreen() {
  const { count } = useCart();
  return count === 0 ? <EmptyCart /> : <Checkout />;
}

function Checkout() {
  const summary = useCartSummary();
  const errorSummary = useRef<HTMLDivElement>(null);
  const current = summary.isSuccess && !summary.isPlaceholderData ? summary.data : undefined;
  const checkout = useCheckout(current, errorSummary);
  useCheckoutAnalytics(current);
  return (
    <Screen heading={<Trans>Your cart</Trans>}>
      <form noValidate onSubmit={checkout.submit}>
        <Columns
          aside={
            <Stack>
              {summary.isPending && (
                <SkeletonRegion>
                  <Skeleton shape="block" height={160} />
                </SkeletonRegion>
              )}
              {summary.isError && (
                <LoadProblem
                  error={summary.error}
                  phase="cart-summary"
                  tryAgain={() => void summary.refetch()}
                />
              )}
              {summary.data && <Totals summary={summary.data.summary} outdated={summary.isPlaceholderData} />}
            </Stack>
          }
        >
          <Stack gap="large">
            <ErrorSummary errors={checkout.errors} ref={errorSummary} />
            <CartLines summary={summary.data} />
            <CustomerFields errors={checkout.customerErrors} />
            <PaymentMethods
              methods={summary.data?.summary.paymentMethods ?? []}
              chosen={checkout.method?.id}
              error={checkout.methodError}
            />
            <TermsCheckbox
              checked={checkout.termsAccepted}
              onChange={checkout.acceptTerms}
              error={checkout.termsError}
              policies={summary.data?.summary.policies ?? []}
            />
            <CheckoutFailure checkout={checkout} />
          </Stack>
        </Columns>
        <BottomNav
          backTo={paths.home()}
          middle={summary.data && <CartTotal total={summary.data.summary.total} />}
        >
          <SubmitButton checkout={checkout} summary={summary.data?.summary} />
        </BottomNav>
      </form>
    </Screen>
  );
}

function CartTotal({ total }: { total: number }) {
  const { money } = useFormats();
  return <PriceText before={<Trans>Total</Trans>} amount={money(total)} />;
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

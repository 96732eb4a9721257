import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { paymentPlan, type PaymentPlan } from '../../order/payment/payment-plan.ts';
import { lineName } from '../../cart/itinerary.ts';
import type { PaymentMethod } from '../../schema/payment-method.ts';
import { ActionBar } from '../../shared/screen/action-bar.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import hiddenBelow from '../../ui/content/hidden-below.css?inline';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import type { CartIssues } from './issues/use-cart-issues.ts';
import type { CartTotals } from './cart/use-cart-totals.ts';
import { useBlockingMessage } from './order/use-disabled-reason.ts';
import { MoneyNote } from './payment/money-note.tsx';
import type { CheckoutModel } from './use-checkout.ts';

interface CheckoutBarProps {
  checkout: CheckoutModel;
  totals: CartTotals;
  cartIssues: CartIssues;
  bookButton: Ref<HTMLButtonElement>;
}

/** The total, how it is paid, and a button that names its action. */
export function CheckoutBar({ checkout, totals, cartIssues, bookButton }: CheckoutBarProps) {
  const { money } = useFormats();
  const { payment, isSubmitting, duplicateRisk, disabledReason } = checkout;
  const { method } = payment;
  const { blockingLine, focusBlockingLine } = cartIssues;
  const blockingMessage = useBlockingMessage(cartIssues);
  const plan = totals.lastTotals && paymentPlan(totals.lastTotals, method);
  return (
    <ActionBar
      summary={
        plan ? (
          <>
            <PriceText
              before={blockingLine ? <Trans>Not final</Trans> : <Trans>Total</Trans>}
              amount={money(plan.total.amount, plan.total.currency)}
            />
            <TotalNote
              plan={plan}
              method={method}
              blockingLine={blockingLine}
              onResolve={focusBlockingLine}
            />
          </>
        ) : (
          // The bar must not grow over what the visitor is about to press.
          totals.error === undefined && <Skeleton width={120} height={24} />
        )
      }
    >
      <Button
        ref={bookButton}
        type="submit"
        // Nobody is urged to book once more what may have been booked.
        variant={duplicateRisk ? 'secondary' : 'primary'}
        busy={isSubmitting}
        disabledReason={disabledReason}
        // Any other reason is shown at the button, which has to keep the focus for it.
        onBlocked={disabledReason === blockingMessage ? focusBlockingLine : undefined}
      >
        <BookLabel method={method} plan={plan} />
      </Button>
    </ActionBar>
  );
}

interface TotalNoteProps {
  plan: PaymentPlan;
  method: PaymentMethod | undefined;
  /** The line that blocks the order. */
  blockingLine: CartIssues['blockingLine'];
  onResolve: () => void;
}

/** The most urgent note below the total. */
function TotalNote({ plan, method, blockingLine, onResolve }: TotalNoteProps) {
  const { money } = useFormats();
  useStyles(hiddenBelow);
  const progress = useProgress();
  if (progress !== undefined) return <StatusLine tone="busy">{progress}</StatusLine>;
  if (blockingLine) {
    const first = <span className="hidden-below-480">{lineName(blockingLine)}</span>;
    return (
      <div className="total-note total-issue">
        <LinkButton onClick={onResolve}>
          <Trans>Please resolve this first: {first}</Trans>
        </LinkButton>
      </div>
    );
  }
  if (method) return <MoneyNote plan={plan} type={method.type} />;
  if (!plan.now || !plan.later) return null;
  return (
    <div className="total-note">
      <PriceText before={<Trans>To pay now</Trans>} amount={money(plan.now.amount, plan.now.currency)} />
    </div>
  );
}

/** The label of the button: what it charges, or just that it books if nothing is charged yet. */
function BookLabel({ method, plan }: { method: PaymentMethod | undefined; plan: PaymentPlan | undefined }) {
  const { money } = useFormats();
  if (!method || !plan?.now) {
    return (
      <span className="book-now">
        <Trans>Book now</Trans>
      </span>
    );
  }
  const amount = <span className="unbroken">{money(plan.now.amount, plan.now.currency)}</span>;
  return (
    <span>
      <Trans>Pay and book {amount}</Trans>
    </span>
  );
}

/** A message about the current step of a pending order. */
function useProgress(): string | undefined {
  const { t } = useLingui();
  const { cart, checkout } = useStorefront().state;
  const { submission } = useSnapshot(checkout.state);
  const { couponCheck } = useSnapshot(cart.state);
  if (submission.status === 'sending') return t`Sending your booking`;
  if (submission.status !== 'checking') return undefined;
  return couponCheck?.status === 'checking' ? t`Checking your coupon` : t`Checking your cart`;
}

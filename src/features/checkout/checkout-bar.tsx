import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { paymentPlan, type PaymentPlan } from '../../order/payment/payment-plan.ts';
import type { PaymentMethod } from '../../schema/payment-method.ts';
import { ActionBar } from '../../shared/screen/action-bar.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
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
  const { payment, isSubmitting, disabledReason } = checkout;
  const { method } = payment;
  const { focusBlockingLine } = cartIssues;
  const blockingMessage = useBlockingMessage(cartIssues);
  const plan = totals.lastTotals && paymentPlan(totals.lastTotals, method);
  return (
    <ActionBar
      summary={
        plan ? (
          <>
            <PriceText
              before={blockingMessage === undefined ? <Trans>Total</Trans> : <Trans>Not final</Trans>}
              amount={money(plan.total.amount, plan.total.currency)}
            />
            <TotalNote
              plan={plan}
              method={method}
              blockingMessage={blockingMessage}
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
        variant={method ? 'primary' : 'secondary'}
        busy={isSubmitting}
        disabledReason={disabledReason}
        // Any other reason is shown at the button, which has to keep the focus for it.
        onBlocked={disabledReason === blockingMessage ? focusBlockingLine : undefined}
      >
        <span>
          <BookLabel method={method} plan={plan} />
        </span>
      </Button>
    </ActionBar>
  );
}

interface TotalNoteProps {
  plan: PaymentPlan;
  method: PaymentMethod | undefined;
  /** The message about the line that blocks the order. */
  blockingMessage: string | undefined;
  onResolve: () => void;
}

/** The most urgent note below the total. */
function TotalNote({ plan, method, blockingMessage, onResolve }: TotalNoteProps) {
  const progress = useProgress();
  if (progress !== undefined) return <StatusLine tone="busy">{progress}</StatusLine>;
  if (blockingMessage !== undefined) {
    return (
      <div className="total-note total-issue">
        <LinkButton onClick={onResolve}>{blockingMessage}</LinkButton>
      </div>
    );
  }
  return method && <MoneyNote plan={plan} type={method.type} />;
}

/** The label of the button: what it charges, or just that it books if nothing is charged yet. */
function BookLabel({ method, plan }: { method: PaymentMethod | undefined; plan: PaymentPlan | undefined }) {
  const { money } = useFormats();
  if (!method || !plan?.now) return <Trans>Book now</Trans>;
  const amount = <span className="unbroken">{money(plan.now.amount, plan.now.currency)}</span>;
  return <Trans>Pay and book {amount}</Trans>;
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

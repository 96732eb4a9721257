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
import { useStyles } from '../../ui/ui-context.ts';
import type { CartIssues } from './issues/use-cart-issues.ts';
import type { CartTotals } from './cart/use-cart-totals.ts';
import css from './checkout-bar.css?inline';
import { useBlockingMessage } from './order/use-disabled-reason.ts';
import { MoneyNote } from './payment/money-note.tsx';
import type { CheckoutModel } from './use-checkout.ts';

interface CheckoutBarProps {
  checkout: CheckoutModel;
  totals: CartTotals;
  cartIssues: CartIssues;
  bookButton: Ref<HTMLButtonElement>;
  /** Leads to the notice about an order that may have been booked. */
  onSeeUnconfirmedOrder: () => void;
}

/** How the order is paid, its total, and a button that names its action. */
export function CheckoutBar({
  checkout,
  totals,
  cartIssues,
  bookButton,
  onSeeUnconfirmedOrder,
}: CheckoutBarProps) {
  const { payment, isSubmitting, duplicateRisk, disabledReason } = checkout;
  const { method } = payment;
  const { focusBlockingLine } = cartIssues;
  const blockingMessage = useBlockingMessage(cartIssues);
  const plan = totals.lastTotals && paymentPlan(totals.lastTotals, method);
  useStyles(css);
  return (
    <ActionBar>
      <div className="checkout-bar">
        <BarNote plan={plan} method={method} />
        {plan ? (
          <BarTotal
            plan={plan}
            method={method}
            cartIssues={cartIssues}
            onSeeUnconfirmedOrder={duplicateRisk && onSeeUnconfirmedOrder}
          />
        ) : (
          // The bar must not grow over what the visitor is about to press.
          totals.error === undefined && (
            <div className="checkout-bar-total">
              <Skeleton width={120} height={24} />
            </div>
          )
        )}
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
      </div>
    </ActionBar>
  );
}

interface BarNoteProps {
  plan: PaymentPlan | undefined;
  method: PaymentMethod | undefined;
}

/** The current step of a pending order; otherwise what the chosen method charges, and what is due later. */
function BarNote({ plan, method }: BarNoteProps) {
  const progress = useProgress();
  if (progress !== undefined) {
    return (
      <div className="checkout-bar-note">
        <StatusLine tone="busy">{progress}</StatusLine>
      </div>
    );
  }
  return plan && method && <MoneyNote plan={plan} type={method.type} />;
}

interface BarTotalProps {
  plan: PaymentPlan;
  method: PaymentMethod | undefined;
  cartIssues: CartIssues;
  /** Undefined unless an order may have been booked. */
  onSeeUnconfirmedOrder: (() => void) | undefined;
}

/** The total, and below it what it waits for, why to think twice, or what is due now. */
function BarTotal({ plan, method, cartIssues, onSeeUnconfirmedOrder }: BarTotalProps) {
  const { money } = useFormats();
  const { blockingLine, focusBlockingLine } = cartIssues;
  const total = money(plan.total.amount, plan.total.currency);
  if (blockingLine) {
    return (
      <div className="checkout-bar-total">
        <PriceText before={<Trans>Not final</Trans>} amount={total} />
        <LinkButton onClick={focusBlockingLine}>
          <Trans>See what to resolve</Trans>
        </LinkButton>
      </div>
    );
  }
  // After a reload, the notice may be out of sight.
  if (onSeeUnconfirmedOrder) {
    return (
      <div className="checkout-bar-total">
        <PriceText before={<Trans>Total</Trans>} amount={total} />
        <LinkButton onClick={onSeeUnconfirmedOrder}>
          <Trans>Unconfirmed booking</Trans>
        </LinkButton>
      </div>
    );
  }
  // The button says what is charged now, and the note beside it what is due later.
  if (method && plan.now && !plan.charge) return null;
  return (
    <div className="checkout-bar-total">
      <PriceText before={<Trans>Total</Trans>} amount={total} />
      {!method && plan.now && plan.later && (
        <PriceText before={<Trans>To pay now</Trans>} amount={money(plan.now.amount, plan.now.currency)} />
      )}
    </div>
  );
}

/** The label of the button: what it charges, or just that it books if nothing is charged yet. */
function BookLabel({ method, plan }: { method: PaymentMethod | undefined; plan: PaymentPlan | undefined }) {
  const { money } = useFormats();
  if (!method || !plan?.now) {
    return <Trans>Book now</Trans>;
  }
  const amount = money(plan.now.amount, plan.now.currency);
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

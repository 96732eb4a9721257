import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { chargesNow } from '../../order/payment/amounts-due.ts';
import { checkoutAmounts, type CheckoutAmounts } from '../../order/payment/checkout-amounts.ts';
import type { Total } from '../../order/total.ts';
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
import { ChargeNote } from './payment/charge-note.tsx';
import type { CheckoutModel } from './use-checkout.ts';

interface CheckoutBarProps {
  checkout: CheckoutModel;
  totals: CartTotals;
  cartIssues: CartIssues;
  bookButton: Ref<HTMLButtonElement>;
}

/** The total, the amount charged if it differs, and a button that names its action. */
export function CheckoutBar({ checkout, totals, cartIssues, bookButton }: CheckoutBarProps) {
  const { money } = useFormats();
  const { payment, isSubmitting, disabledReason } = checkout;
  const { method } = payment;
  const { focusBlockingLine } = cartIssues;
  const blockingMessage = useBlockingMessage(cartIssues);
  const amounts = totals.lastTotals && checkoutAmounts(totals.lastTotals, method);
  return (
    <ActionBar
      summary={
        amounts ? (
          <>
            <PriceText
              before={<Trans>Total</Trans>}
              amount={money(amounts.total.amount, amounts.total.currency)}
            />
            <TotalNote amounts={amounts} blockingMessage={blockingMessage} onResolve={focusBlockingLine} />
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
          <BookLabel method={method} due={amounts?.due} />
        </span>
      </Button>
    </ActionBar>
  );
}

interface TotalNoteProps {
  amounts: CheckoutAmounts;
  /** The message about the line that blocks the order. */
  blockingMessage: string | undefined;
  onResolve: () => void;
}

/** The most urgent note below the total. */
function TotalNote({ amounts: { displayed, charge }, blockingMessage, onResolve }: TotalNoteProps) {
  const progress = useProgress();
  if (progress !== undefined) return <StatusLine tone="busy">{progress}</StatusLine>;
  if (blockingMessage !== undefined) {
    return (
      <div className="total-note">
        <LinkButton onClick={onResolve}>{blockingMessage}</LinkButton>
      </div>
    );
  }
  return charge && <ChargeNote displayed={displayed} charge={charge} />;
}

/** The label of the button, with the amount as soon as a method is chosen. */
function BookLabel({ method, due }: { method: PaymentMethod | undefined; due: Total | undefined }) {
  const { money } = useFormats();
  if (!method || !due) return <Trans>Book now</Trans>;
  const amount = <span className="unbroken">{money(due.amount, due.currency)}</span>;
  return chargesNow(method.type) ? <Trans>Pay and book {amount}</Trans> : <Trans>Book now {amount}</Trans>;
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

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { depositSplit, chargesNow } from '../../order/payment/amounts-due.ts';
import { differingCharge } from '../../order/payment/differing-charge.ts';
import { lineName } from '../../cart/itinerary.ts';
import { BottomNav } from '../../shared/screen/bottom-nav.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import type { CartIssues } from './issues/use-cart-issues.ts';
import type { CartTotals } from './cart/use-cart-totals.ts';
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
  const { t } = useLingui();
  const { money } = useFormats();
  const { method, isSubmitting, newPrice } = checkout;
  const { blockingLine, focusBlockingLine } = cartIssues;
  const { displayed, charge, due } = amountsOf(checkout, totals);
  const first = blockingLine && lineName(blockingLine);
  const blockingMessage = first === undefined ? undefined : t`Please resolve this first: ${first}`;
  const disabledReason = useDisabledReason(checkout, blockingMessage);
  const progress = useProgress(checkout);
  return (
    <BottomNav
      summary={
        totals.lastTotals ? (
          <>
            <PriceText
              before={<Trans>Total</Trans>}
              amount={money(totals.lastTotals.summary.total, totals.lastTotals.currency)}
            />
            <TotalNote
              progress={progress}
              blockingMessage={blockingMessage}
              onResolve={focusBlockingLine}
              chargeNote={charge && <ChargeNote displayed={displayed} charge={charge} />}
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
        onBlocked={newPrice ? undefined : focusBlockingLine}
      >
        <span>
          <BookLabel method={method} formattedAmount={money(due.amount, due.currency)} />
        </span>
      </Button>
    </BottomNav>
  );
}

interface TotalNoteProps {
  progress: string | undefined;
  /** The message about the line that blocks the order. */
  blockingMessage: string | undefined;
  onResolve: () => void;
  chargeNote: ReactNode;
}

/** The most urgent note below the total. */
function TotalNote({ progress, blockingMessage, onResolve, chargeNote }: TotalNoteProps) {
  if (progress !== undefined) return <StatusLine tone="busy">{progress}</StatusLine>;
  if (blockingMessage === undefined) return chargeNote;
  return (
    <div className="charge-note">
      <LinkButton onClick={onResolve}>{blockingMessage}</LinkButton>
    </div>
  );
}

/** The amount displayed as due, the method's charge if it differs, and the amount that the button names. */
function amountsOf({ method }: CheckoutModel, { lastTotals }: CartTotals) {
  const summary = lastTotals?.summary;
  const deposit = summary && depositSplit(summary);
  const total = summary?.total ?? 0;
  const displayed = {
    amount: deposit?.now ?? total,
    currency: lastTotals?.currency ?? '',
    isDeposit: deposit !== undefined,
  };
  const charge = differingCharge(method, displayed);
  // Methods that are paid later require no deposit.
  const isPaidLater = method && !chargesNow(method.type);
  const due = charge ?? { amount: isPaidLater ? total : displayed.amount, currency: displayed.currency };
  return { displayed, charge, due };
}

/** The reason why the order cannot be sent yet. */
function useDisabledReason(
  { isOnline, isTotalCurrent, newPrice }: CheckoutModel,
  blockingMessage: string | undefined,
): string | undefined {
  const { t } = useLingui();
  if (!isOnline) return t`You are offline. You can book once you are back online.`;
  if (!isTotalCurrent) return t`The total is still being updated.`;
  return newPrice ? t`Please accept the new total first.` : blockingMessage;
}

interface BookLabelProps {
  method: CheckoutModel['method'];
  formattedAmount: string;
}

function BookLabel({ method, formattedAmount }: BookLabelProps) {
  const amount = <span className="unbroken">{formattedAmount}</span>;
  if (!method) return <Trans>Book now</Trans>;
  return chargesNow(method.type) ? <Trans>Pay and book {amount}</Trans> : <Trans>Book now {amount}</Trans>;
}

/** A message about the current step of a pending order. */
function useProgress({ submission }: CheckoutModel): string | undefined {
  const { t } = useLingui();
  const { couponCheck } = useSnapshot(useStorefront().state.cart.state);
  if (submission.status === 'sending') return t`Sending your booking`;
  if (submission.status !== 'checking') return undefined;
  return couponCheck?.outcome === 'checking' ? t`Checking your coupon` : t`Checking your cart`;
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
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
import type { CartKnowledge } from './issues/use-cart-issues.ts';
import type { CartTotals } from './cart/use-cart-totals.ts';
import { ChargeNote } from './payment/charge-note.tsx';
import type { CheckoutModel } from './use-checkout.ts';

interface CheckoutBarProps {
  checkout: CheckoutModel;
  totals: CartTotals;
  knowledge: CartKnowledge;
  bookButton: Ref<HTMLButtonElement>;
}

/** The total, the amount charged if it differs, and a button that names its action. */
export function CheckoutBar({ checkout, totals, knowledge, bookButton }: CheckoutBarProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { method, submitting, newPrice } = checkout;
  const { blocking, goToBlocking } = knowledge;
  const { displayed, charge, due } = amountsOf(checkout, totals);
  const progress = useProgress(checkout);
  const first = blocking && lineName(blocking);
  const resolveFirst = first === undefined ? undefined : t`Please resolve this first: ${first}`;
  const reason = useDisabledReason(checkout, resolveFirst);
  return (
    <BottomNav
      middle={
        totals.lastTotals ? (
          <>
            <PriceText
              before={<Trans>Total</Trans>}
              amount={money(totals.lastTotals.summary.total, totals.lastTotals.currency)}
            />
            {progress !== undefined ? (
              <StatusLine tone="busy">{progress}</StatusLine>
            ) : resolveFirst !== undefined ? (
              <div className="charge-note">
                <LinkButton onClick={goToBlocking}>{resolveFirst}</LinkButton>
              </div>
            ) : (
              charge && <ChargeNote shown={displayed} charge={charge} />
            )}
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
        busy={submitting}
        disabledReason={reason}
        onBlocked={newPrice ? undefined : goToBlocking}
      >
        <span>
          <BookLabel method={method} amount={money(due.amount, due.currency)} />
        </span>
      </Button>
    </BottomNav>
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
  { online, ready, newPrice }: CheckoutModel,
  resolveFirst: string | undefined,
): string | undefined {
  const { t } = useLingui();
  if (!online) return t`You are offline. You can book once you are back online.`;
  if (!ready) return t`The total is still being updated.`;
  return newPrice ? t`Please accept the new total first.` : resolveFirst;
}

interface BookLabelProps {
  method: CheckoutModel['method'];
  amount: string;
}

function BookLabel({ method, amount: formatted }: BookLabelProps) {
  const amount = <span className="unbroken">{formatted}</span>;
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

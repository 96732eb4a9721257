import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { depositSplit, chargesNow } from '../../order/payment/amounts-due.ts';
import { differingCharge } from '../../order/payment/method-charge.ts';
import { lineName } from '../../cart/itinerary.ts';
import { BottomNav } from '../../shared/screen/bottom-nav.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { LinkButton } from '../../ui/actions/link.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import type { CartKnowledge } from './issues/use-cart-issues.ts';
import type { CartTotals } from './cart/use-cart-totals.ts';
import type { CheckoutModel } from './use-checkout.ts';

interface CheckoutBarProps {
  checkout: CheckoutModel;
  totals: CartTotals;
  known: CartKnowledge;
  bookButton: Ref<HTMLButtonElement>;
}

/** The total, the amount charged if it differs, and a button that names its action. */
export function CheckoutBar({
  checkout,
  totals,
  known: { blocking, goToBlocking },
  bookButton,
}: CheckoutBarProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { known } = totals;
  const { method, online, ready, submitting, newPrice } = checkout;
  const progress = useProgress(checkout);
  const summary = known?.summary;
  const split = summary && depositSplit(summary);
  const shown = {
    amount: split?.now ?? summary?.total ?? 0,
    currency: known?.currency ?? '',
    isDeposit: split !== undefined,
  };
  const charge = differingCharge(method, shown);
  // Methods that are paid later require no deposit.
  const asked = method && !chargesNow(method.type) ? { ...shown, amount: summary?.total ?? 0 } : shown;
  const { amount: due, currency } = charge ?? asked;
  const amount = <span className="unbroken">{money(due, currency)}</span>;
  const first = blocking && lineName(blocking);
  const toSettle = first === undefined ? undefined : t`Please resolve this first: ${first}`;
  const reason = () => {
    if (!online) return t`You are offline. You can book once you are back online.`;
    if (!ready) return t`The total is still being updated.`;
    return newPrice ? t`Please accept the new total first.` : toSettle;
  };
  return (
    <BottomNav
      middle={
        known ? (
          <>
            <PriceText before={<Trans>Total</Trans>} amount={money(known.summary.total, known.currency)} />
            {progress !== undefined && <StatusLine tone="busy">{progress}</StatusLine>}
            {progress === undefined && toSettle !== undefined && (
              <div className="charge-note">
                <LinkButton onClick={goToBlocking}>{toSettle}</LinkButton>
              </div>
            )}
            {progress === undefined && charge && toSettle === undefined && (
              <ChargeNote shown={shown} charge={charge} />
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
        disabledReason={reason()}
        onBlocked={newPrice ? undefined : goToBlocking}
      >
        <span>
          {!method ? (
            <Trans>Book now</Trans>
          ) : chargesNow(method.type) ? (
            <Trans>Pay and book {amount}</Trans>
          ) : (
            <Trans>Book now {amount}</Trans>
          )}
        </span>
      </Button>
    </BottomNav>
  );
}

/** What the visitor waits for once the button is pressed. */
function useProgress({ submission }: CheckoutModel): string | undefined {
  const { t } = useLingui();
  const { couponCheck } = useSnapshot(useStorefront().state.cart.state);
  if (submission.status === 'sending') return t`Sending your booking`;
  if (submission.status !== 'checking') return undefined;
  return couponCheck?.outcome === 'checking' ? t`Checking your coupon` : t`Checking your cart`;
}

interface Amount {
  amount: number;
  currency: string;
}

interface ChargeNoteProps {
  shown: Amount;
  charge: Amount & { converted: boolean };
}

/** What the selected method charges, and why in a different currency than the prices. */
function ChargeNote({ shown, charge }: ChargeNoteProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [explains, setExplains] = useState(false);
  const charged = money(charge.amount, charge.currency);
  const asked = money(shown.amount, shown.currency);
  const currency = charge.currency.toUpperCase();
  return (
    <div className="charge-note">
      <Trans>You will be charged {charged}</Trans>{' '}
      {charge.converted && (
        <LinkButton onClick={() => setExplains(true)}>
          <Trans>Currency conversion</Trans>
        </LinkButton>
      )}
      <Dialog open={explains} onClose={() => setExplains(false)} heading={t`Currency conversion`}>
        <p>
          <Trans>
            This payment method charges in {currency}. Your {asked} will be charged as {charged}, at the
            booking provider’s exchange rate today.
          </Trans>
        </p>
        <p>
          <Trans>
            Your bank may convert the amount once more into the currency of your account, at its own rate.
          </Trans>
        </p>
      </Dialog>
    </div>
  );
}

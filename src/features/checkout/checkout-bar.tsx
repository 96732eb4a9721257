import { Trans, useLingui } from '@lingui/react/macro';
import { paymentSplit } from '../../domain/cart.ts';
import { differingCharge, paysNow } from '../../domain/checkout.ts';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChargeNote } from './charge-note.tsx';
import type { CartTotals } from './use-cart-totals.ts';
import type { CheckoutModel } from './use-checkout.ts';

/** The total, what is really charged where that differs, and the button that says what it does. */
export function CheckoutBar({ checkout, totals }: { checkout: CheckoutModel; totals: CartTotals }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { known } = totals;
  const { method, online, ready, submitting } = checkout;
  const summary = known?.answer.summary;
  const shown = {
    amount: (summary && (paymentSplit(summary)?.now ?? summary.total)) ?? 0,
    currency: known?.currency ?? '',
  };
  const charge = differingCharge(method, shown);
  const amount = money(charge?.amount ?? shown.amount, charge?.currency ?? shown.currency);
  const notReady = ready ? undefined : t`The total is still being worked out.`;
  return (
    <BottomNav
      backTo={paths.home()}
      middle={
        known ? (
          <>
            <PriceText
              before={<Trans>Total</Trans>}
              amount={money(known.answer.summary.total, known.currency)}
            />
            {charge && <ChargeNote shown={shown} charge={charge} />}
          </>
        ) : (
          // The bar must not grow over what the visitor is about to touch.
          totals.error === undefined && <Skeleton width={120} height={24} />
        )
      }
    >
      <Button
        type="submit"
        variant="primary"
        busy={submitting}
        disabledReason={
          online ? notReady : t`You are offline. Your order can be sent as soon as you are back.`
        }
      >
        {method && paysNow(method.type) ? <Trans>Pay and book {amount}</Trans> : <Trans>Book now</Trans>}
      </Button>
    </BottomNav>
  );
}

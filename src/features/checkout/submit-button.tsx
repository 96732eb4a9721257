import { Trans, useLingui } from '@lingui/react/macro';
import { paysNow } from '../../domain/checkout.ts';
import { paymentSplit } from '../../domain/cart.ts';
import { useFormats } from '../../parts/use-formats.ts';
import type { CartSummary } from '../../schema/cart.ts';
import { Button } from '../../ui/button.tsx';
import type { useCheckout } from './use-checkout.ts';

/** Says what it does: how much is paid now, or that the booking is made and paid later. */
export function SubmitButton(props: {
  checkout: ReturnType<typeof useCheckout>;
  summary: CartSummary['summary'] | undefined;
}) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { checkout, summary } = props;
  const { method } = checkout;
  const now = summary && (paymentSplit(summary)?.now ?? summary.total);
  const amount =
    method?.toPayAmount !== undefined && method.toPayCurrency
      ? money(method.toPayAmount, method.toPayCurrency)
      : money(now ?? 0);
  return (
    <Button
      type="submit"
      variant="primary"
      busy={checkout.submitting}
      disabledReason={checkout.ready ? undefined : t`The total is still being worked out.`}
    >
      {method && paysNow(method.type) ? <Trans>Pay and book {amount}</Trans> : <Trans>Book now</Trans>}
    </Button>
  );
}

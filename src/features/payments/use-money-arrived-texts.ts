import { useLingui } from '@lingui/react/macro';
import { hasPendingPayment } from '../../sale/sale-payments.ts';
import type { Sale } from '../../schema/sale.ts';

/** What to tell visitors who have cancelled a payment, although money for the sale has arrived. */
export function useMoneyArrivedTexts(sale: Sale) {
  const { t } = useLingui();
  return {
    received: t`We have received a payment for this reservation`,
    /** Undefined if the cancellation may have come too late, so that the money is from the payment that was cancelled. */
    notChargedAgain: hasPendingPayment(sale)
      ? t`You were not charged for the payment that you cancelled.`
      : undefined,
  };
}

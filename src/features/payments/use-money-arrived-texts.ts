import { useLingui } from '@lingui/react/macro';
import { hasPendingPayment, moneyHasArrived } from '../../sale/sale-payments.ts';
import type { Sale } from '../../schema/sale.ts';

interface MoneyArrivedTexts {
  received: string;
  /** Undefined if the money may be from the cancelled payment, because the cancellation came too late. */
  notChargedAgain: string | undefined;
}

/** What to tell visitors who have cancelled a payment, if money for the sale has arrived all the same. */
export function useMoneyArrivedTexts(sale: Sale): MoneyArrivedTexts | undefined {
  const { t } = useLingui();
  if (!moneyHasArrived(sale)) return undefined;
  return {
    received: t`We have received a payment for this booking`,
    // A pending payment counts as the cancelled one, so the money is from another.
    notChargedAgain: hasPendingPayment(sale)
      ? t`You were not charged for the payment that you cancelled.`
      : undefined,
  };
}

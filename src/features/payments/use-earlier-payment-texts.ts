import { useLingui } from '@lingui/react/macro';

/** What to tell visitors who have cancelled a payment, although another payment for the sale has arrived. */
export function useEarlierPaymentTexts() {
  const { t } = useLingui();
  return {
    received: t`We have received a payment for this reservation`,
    notChargedAgain: t`You were not charged for the payment that you cancelled.`,
  };
}

import { useLingui } from '@lingui/react/macro';

/** What a notice says about an order that was refused, or may not have been booked. Contact details follow. */
export function useFailureText(): string {
  const { t } = useLingui();
  return t`We could not process your reservation, we regret the inconvenience, please contact us:`;
}

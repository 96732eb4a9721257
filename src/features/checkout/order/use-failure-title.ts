import { useLingui } from '@lingui/react/macro';

/** The title of a notice about an order that was refused, or may not have been booked. Contact details follow. */
export function useFailureTitle(): string {
  const { t } = useLingui();
  return t`We could not process your reservation, we regret the inconvenience, please contact us:`;
}

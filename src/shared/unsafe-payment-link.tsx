import { Trans } from '@lingui/react/macro';

/** Replaces a payment link whose URL is unsafe; also shown as a toast when it should have been opened. */
export function UnsafePaymentLink() {
  return <Trans>The link to the payment page is not safe, so we do not open it. Please contact us.</Trans>;
}

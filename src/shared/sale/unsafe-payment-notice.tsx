import { Trans } from '@lingui/react/macro';

/** Shown in place of a link whose URL is unsafe, and as a toast if the URL should have been opened automatically. */
export function UnsafePaymentNotice() {
  return <Trans>The link to the payment page is not safe, so we did not open it. Please contact us.</Trans>;
}

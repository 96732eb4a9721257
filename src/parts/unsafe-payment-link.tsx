import { Trans } from '@lingui/react/macro';

/** In place of a link to pay whose address is refused; also told in passing when it should have been opened. */
export function UnsafePaymentLink() {
  return <Trans>The link to the payment page is not safe, so we do not open it. Please contact us.</Trans>;
}

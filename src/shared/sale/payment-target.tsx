import { Trans } from '@lingui/react/macro';
import { safeUrl } from '../../platform/safe-url.ts';
import { isRoutePath } from '../../routing/match.ts';
import { useSafeUrl } from '../host/use-safe-url.ts';

/** Where a payment continues: in a step of the storefront, on another page, or nowhere because its URL is unsafe. */
export type PaymentTarget = { kind: 'step'; path: string } | { kind: 'page'; url: URL } | { kind: 'unsafe' };

/** The target of a payment URL. Providers send the storefront's own steps as paths, without an origin. */
export function paymentTarget(text: string): PaymentTarget {
  if (isRoutePath(text)) return { kind: 'step', path: text };
  const url = safeUrl(text);
  return url ? { kind: 'page', url } : { kind: 'unsafe' };
}

/** Like `paymentTarget`; an unsafe URL is reported to the host page. */
export function usePaymentTarget(text: string | undefined): PaymentTarget | undefined {
  const target = text === undefined ? undefined : paymentTarget(text);
  useSafeUrl(target?.kind === 'unsafe' ? text : undefined, 'payment');
  return target;
}

/** Shown in place of a link whose URL is unsafe, and as a toast if the URL should have been opened automatically. */
export function UnsafePaymentNotice() {
  return <Trans>The link to the payment page is not safe, so we did not open it. Please contact us.</Trans>;
}

import { safeUrl } from '../../platform/safe-url.ts';
import { isKnownRoute } from '../../routing/match.ts';
import { useReportUnsafeUrls } from '../host/use-safe-url.ts';

/** Where a payment continues: in a step of the storefront, on another page, or nowhere because its URL is unsafe. */
export type PaymentTarget = { kind: 'step'; path: string } | { kind: 'page'; url: URL } | { kind: 'unsafe' };

/** The target of a payment URL. Providers send the storefront's own steps as paths, without an origin. */
export function paymentTarget(paymentUrl: string): PaymentTarget {
  if (isKnownRoute(paymentUrl)) return { kind: 'step', path: paymentUrl };
  const url = safeUrl(paymentUrl);
  return url ? { kind: 'page', url } : { kind: 'unsafe' };
}

/** The target of a payment URL, if there is one. An unsafe URL is reported to the host page. */
export function usePaymentTarget(paymentUrl: string | undefined): PaymentTarget | undefined {
  const target = paymentUrl === undefined ? undefined : paymentTarget(paymentUrl);
  useReportUnsafeUrls(paymentUrl && target?.kind === 'unsafe' ? [paymentUrl] : [], 'payment');
  return target;
}

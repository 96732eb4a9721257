import { isFramed } from '../../platform/page/is-framed.ts';
import { redirectTo } from '../../platform/page/redirect.ts';
import { safeUrl } from '../../platform/safe-url.ts';
import type { BookingEventDetails } from '../../schema/events.ts';
import { useElement } from './element-host.ts';

type Purpose = BookingEventDetails['booking-redirect']['purpose'];

/**
 * Returns a function that redirects to a URL of the provider or of the hosted page, in the whole tab if framed. The host page
 * can take over by cancelling `booking-redirect`. An unsafe URL is reported to the host page instead, and the function returns
 * false.
 */
export function useRedirect(): (href: string, purpose: Purpose) => boolean {
  const { emit } = useElement();
  const emitRedirect = useEmitRedirect();
  return (href, purpose) => {
    const url = safeUrl(href);
    if (!url) {
      emit('booking-error', { code: 'blocked-url', phase: purpose, retryable: false });
      return false;
    }
    if (emitRedirect(url, purpose)) redirectTo(url);
    return true;
  };
}

/**
 * Returns a function that dispatches `booking-redirect` for a validated URL. Its result is false if the host page has
 * cancelled the event to take over.
 */
export function useEmitRedirect(): (url: URL, purpose: Purpose) => boolean {
  const { emit } = useElement();
  return (url, purpose) => {
    const target = isFramed() ? 'top' : 'self';
    return emit('booking-redirect', { origin: url.origin, purpose, target, url: url.href });
  };
}

import { isFramed } from '../../platform/page/is-framed.ts';
import { redirectTo } from '../../platform/page/redirect.ts';
import { safeUrl } from '../../platform/safe-url.ts';
import type { BookingEventDetails } from '../../schema/events.ts';
import { useElement } from './element-host.ts';

type Purpose = BookingEventDetails['booking-redirect']['purpose'];

/**
 * Redirects to a URL from the provider, in the whole tab if framed. The host page can take over by cancelling
 * `booking-redirect`. Returns false for unsafe URLs, which are rejected.
 */
export function useRedirect(): (url: string, purpose: Purpose) => boolean {
  const { emit } = useElement();
  const mayRedirect = useRedirectNotice();
  return (text, purpose) => {
    const url = safeUrl(text);
    if (!url) {
      emit('booking-error', { code: 'blocked-url', phase: purpose, retryable: false });
      return false;
    }
    if (mayRedirect(url, purpose)) redirectTo(url);
    return true;
  };
}

/** Notifies the host page of a redirect to a validated URL; false if it takes over. */
export function useRedirectNotice(): (url: URL, purpose: Purpose) => boolean {
  const { emit } = useElement();
  return (url, purpose) => {
    const target = isFramed() ? 'top' : 'self';
    const detail = Object.defineProperty({ origin: url.origin, purpose, target }, 'url', { value: url.href });
    return emit('booking-redirect', detail as BookingEventDetails['booking-redirect']);
  };
}

import { isFramed, leaveFor } from '../platform/leave.ts';
import { safeUrl } from '../platform/safe-url.ts';
import type { BookingEventDetails } from '../schema/events.ts';
import { useElement } from './element.ts';

type Purpose = BookingEventDetails['booking-redirect']['purpose'];

/**
 * Leaves for an address that the provider named, the whole tab where the page is framed. The host page may take over
 * by cancelling `booking-redirect`; an address that is not safe is refused, and the answer is false.
 */
export function useLeave(): (address: string, purpose: Purpose) => boolean {
  const { emit } = useElement();
  const mayLeave = useLeaveNotice();
  return (address, purpose) => {
    const url = safeUrl(address);
    if (!url) {
      emit('booking-error', { code: 'blocked-url', phase: purpose, retryable: false });
      return false;
    }
    if (mayLeave(url, purpose)) leaveFor(url);
    return true;
  };
}

/** Tells the host page that the visitor is about to leave for a checked address; false when it takes over. */
export function useLeaveNotice(): (url: URL, purpose: Purpose) => boolean {
  const { emit } = useElement();
  return (url, purpose) => {
    const target = isFramed() ? 'top' : 'self';
    const detail = Object.defineProperty({ origin: url.origin, purpose, target }, 'url', { value: url.href });
    return emit('booking-redirect', detail as BookingEventDetails['booking-redirect']);
  };
}

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
  return (address, purpose) => {
    const url = safeUrl(address);
    if (!url) {
      emit('booking-error', { code: 'blocked-url', phase: purpose, retryable: false });
      return false;
    }
    const target = isFramed() ? 'top' : 'self';
    const detail = Object.defineProperty({ origin: url.origin, purpose, target }, 'url', { value: url.href });
    if (emit('booking-redirect', detail as BookingEventDetails['booking-redirect'])) leaveFor(url);
    return true;
  };
}

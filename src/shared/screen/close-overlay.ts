import { createContext, use } from 'react';
import type { BookingEventDetails } from '../../schema/events.ts';

/** Closes the overlay; returns false if the host page prevents it. */
export type CloseOverlay = (reason: BookingEventDetails['booking-close']['reason']) => boolean;

export const CloseOverlayContext = createContext<CloseOverlay | undefined>(undefined);

/** Undefined if the storefront is inline. */
export function useCloseOverlay(): CloseOverlay | undefined {
  return use(CloseOverlayContext);
}

import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLocation } from 'wouter';
import { decodeSegment } from '../../lib/path-segment.ts';
import { routeOf } from '../../routing/match.ts';
import { lazyPart } from '../../shared/screen/lazy-part.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';

/** Links to a booking that was made before the page was reloaded, unless that booking is on screen. */
export function EarlierBookingNotice() {
  const { bookedSale, isBookedSaleRestored } = useSnapshot(useStorefront().state.order.state);
  const [path] = useLocation();
  if (!bookedSale || !isBookedSaleRestored) return null;
  const { token } = routeOf(path);
  const isOnScreen = token !== undefined && decodeSegment(token) === bookedSale.token;
  if (isOnScreen) return null;
  return (
    <Suspense>
      <EarlierBooking bookedSale={bookedSale} />
    </Suspense>
  );
}

const EarlierBooking = lazyPart(
  async () => (await import('../../features/resume/earlier-booking.tsx')).EarlierBooking,
);

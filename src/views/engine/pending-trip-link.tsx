import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { lazyPart } from '../../shared/screen/lazy-part.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';

/** Loads the trip of the link that the page received last, if any; first asks what to do with a cart that already exists. */
export function PendingTripLink() {
  const { pendingTripLink } = useSnapshot(useStorefront().state.cart.state);
  if (pendingTripLink === '') return null;
  return (
    <Suspense>
      <TripLinkDialog key={pendingTripLink} text={pendingTripLink} />
    </Suspense>
  );
}

const TripLinkDialog = lazyPart(
  async () => (await import('../../features/resume/trip-link-dialog.tsx')).TripLinkDialog,
);

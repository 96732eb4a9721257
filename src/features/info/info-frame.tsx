import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Redirect, useSearch } from 'wouter';
import { paths } from '../../routing/paths.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { PastDatesNotice } from '../../shared/trip/past-dates-notice.tsx';
import { useAdoptTripFromUrl } from './use-adopt-trip-from-url.ts';
import type { ReadyTrip, UnavailableTrip } from './use-loaded-trip.ts';

interface InfoFrameProps<Trip extends ReadyTrip> {
  trip: UnavailableTrip | Trip;
  /** Renders the form of the trip. */
  children: (trip: Trip) => ReactNode;
}

/**
 * The screen of flights and pickups; a skeleton or notice replaces the form until the trip is ready. A missing trip leads to
 * the search, which then holds what the route says of it.
 */
export function InfoFrame<Trip extends ReadyTrip>({ trip, children }: InfoFrameProps<Trip>) {
  const search = useSearch();
  const hasFlight = trip.status !== 'ready' || trip.query.searchMode !== 'P2P';
  const isMissing = trip.status === 'missing';
  const isAdopted = useAdoptTripFromUrl({ enabled: isMissing });
  if (isMissing && isAdopted) return <Redirect to={paths.transfersAt(search)} replace />;
  return (
    <Screen
      heading={hasFlight ? <Trans>Flight and pickup details</Trans> : <Trans>Pickup details</Trans>}
      backTo={trip.status === 'ready' ? paths.prices(trip.query) : paths.home()}
    >
      {trip.status === 'ready' && children(trip)}
      {trip.status === 'past-dates' && <PastDatesNotice pastDate={trip.pastDate} today={trip.today} />}
      {trip.status === 'failed' && (
        <QueryError error={trip.error} phase="transfers-info" tryAgain={trip.tryAgain} />
      )}
      {(trip.status === 'loading' || isMissing) && (
        <SkeletonRegion>
          <SkeletonCard content="fields" height={420} />
        </SkeletonRegion>
      )}
    </Screen>
  );
}

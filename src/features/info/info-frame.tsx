import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Redirect, useSearch } from 'wouter';
import { paths } from '../../routing/paths.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { PastDatesNotice } from '../../shared/trip/past-dates-notice.tsx';
import type { UnavailableTrip } from './use-loaded-trip.ts';

interface InfoFrameProps {
  trip: UnavailableTrip | { status: 'ready'; query: TripQuery };
  children: ReactNode;
}

/** The screen of flights and pickups, with its form as `children`; a skeleton or notice replaces it until the trip is ready. */
export function InfoFrame({ trip, children }: InfoFrameProps) {
  const search = useSearch();
  if (trip.status === 'missing') {
    return <Redirect to={paths.transfersAt(search)} replace />;
  }
  return (
    <Screen
      heading={<Trans>Flight and pickup details</Trans>}
      backTo={trip.status === 'ready' ? paths.prices(trip.query) : paths.home()}
    >
      {trip.status === 'ready' && children}
      {trip.status === 'past-dates' && <PastDatesNotice pastDates={trip.pastDates} today={trip.today} />}
      {trip.status === 'failed' && (
        <QueryError error={trip.error} phase="transfers-info" tryAgain={trip.tryAgain} />
      )}
      {trip.status === 'loading' && (
        <SkeletonRegion>
          <SkeletonCard content="fields" height={420} />
        </SkeletonRegion>
      )}
    </Screen>
  );
}

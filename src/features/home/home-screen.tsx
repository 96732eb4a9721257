import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ChunkError } from '../../shared/chunk-error.tsx';
import { Screen } from '../../shared/screen.tsx';
import { useSettings } from '../../shared/session-context.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { AirportTransportation } from './airport-transportation.tsx';

const TourCategories = lazy(() =>
  import('./tour-categories.tsx').then(
    ({ TourCategories }) => ({ default: TourCategories }),
    () => ({ default: ChunkError }),
  ),
);

/** Where a visit starts: transfers if the company offers them, then a section per category of tours. */
export function HomeScreen() {
  const { hasTransfers, tourCategories } = useSettings();
  return (
    <Screen heading={<Trans>Where would you like to go?</Trans>}>
      <Stack gap="huge">
        {hasTransfers && <AirportTransportation />}
        {(tourCategories.length > 0 || !hasTransfers) && (
          <Suspense fallback={<ToursSkeleton />}>
            <TourCategories />
          </Suspense>
        )}
      </Stack>
    </Screen>
  );
}

function ToursSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={420} />
    </SkeletonRegion>
  );
}

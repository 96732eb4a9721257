import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ChunkProblem } from '../../parts/chunk-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useSettings } from '../../parts/session-context.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { AirportTransportation } from './airport-transportation.tsx';

const TourCategories = lazy(() =>
  import('./tour-categories.tsx').then(
    ({ TourCategories }) => ({ default: TourCategories }),
    () => ({ default: ChunkProblem }),
  ),
);

/** Where a visit starts: transfers, where the company has them, then a section for each kind of tour. */
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

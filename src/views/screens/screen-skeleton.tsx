import { useLocation } from 'wouter';
import { routeOf } from '../../routing/match.ts';
import type { RouteName } from '../../schema/route-name.ts';
import { SkeletonCard, SkeletonGrid } from '../../ui/content/cards/skeleton-card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** A heading, and the outline of what the route's screen shows. */
export function ScreenSkeleton() {
  const [path] = useLocation();
  const isGrid = gridScreens.includes(routeOf(path).name);
  return (
    <SkeletonRegion>
      <Stack gap="large">
        <Skeleton width="60%" height={36} />
        {isGrid ? <SkeletonGrid /> : <SkeletonCard content="fields" height={360} />}
      </Stack>
    </SkeletonRegion>
  );
}

/** Screens with cards side by side; the others consist of fields and facts. */
const gridScreens: readonly RouteName[] = ['activities', 'activities-category', 'extras', 'transfers-extras'];

import { Trans } from '@lingui/react/macro';
import { Suspense, type ComponentType } from 'react';
import { hasSibling } from '../../platform/element/has-sibling.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { lazyPart } from '../../shared/screen/lazy-part.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SkeletonGrid } from '../../ui/content/cards/picture-card-skeleton.tsx';
import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { AirportTransportation } from './airport-transportation.tsx';
import css from './home.css?inline';

const TourCategories = lazyPart(async () => (await import('./tour-categories.tsx')).TourCategories);

interface HomeScreenProps {
  /** The search form for transfers, which belongs to another feature and loads in its own chunk. */
  Search: ComponentType;
}

/** The first screen: transfers if the company offers them, then a section per category of tours. */
export function HomeScreen({ Search }: HomeScreenProps) {
  useStyles(css);
  const { hasTransfers, tourCategories } = useSettings();
  const { host, presentation } = useElement();
  // A `<transfers-box>` on the same page already shows the search form, unless this is an overlay that covers it.
  const hasSearch = presentation === 'overlay' || !hasSibling(host, 'transfers-box');
  // A company without transfers gets the section even if it is empty: it then says that there are no tours.
  const showsTours = tourCategories.length > 0 || !hasTransfers;
  return (
    <Screen heading={<Trans>Where would you like to go?</Trans>}>
      <Stack gap="huge">
        {hasTransfers && (
          <Stack gap="large">
            {hasSearch && (
              <div className="home-search">
                <Suspense fallback={<SkeletonCard content="fields" height="100%" />}>
                  <Search />
                </Suspense>
              </div>
            )}
            <AirportTransportation />
          </Stack>
        )}
        {showsTours && (
          <Suspense fallback={<ToursSkeleton />}>
            <TourCategories />
          </Suspense>
        )}
      </Stack>
    </Screen>
  );
}

/** Stands in for the chunk of the tours, which contains their own skeleton, `TourGridSkeleton`. */
function ToursSkeleton() {
  return (
    <SkeletonRegion>
      <SkeletonGrid />
    </SkeletonRegion>
  );
}

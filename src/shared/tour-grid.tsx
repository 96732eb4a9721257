import { listEvent } from '../domain/analytics.ts';
import { tourItem } from '../domain/analytics-items.ts';
import type { Priced } from '../schema/priced.ts';
import type { Tour } from '../schema/tour.ts';
import { CardGrid } from '../ui/layout.tsx';
import { Skeleton, SkeletonRegion } from '../ui/skeleton.tsx';
import { useSession } from './session-context.ts';
import { TourCard } from './tour-card.tsx';
import { useTrack, useTrackOnce } from './use-analytics.ts';

interface TourGridProps {
  tours: readonly Priced<Tour>[];
  /** The name of the list, and the slug of its tours. */
  list: { id: string; name: string };
  /** The category in a tour's path if the tour itself names none. */
  category?: string | undefined;
  level?: 2 | 3;
}

/** A grid of tours. Reports to analytics once what is shown, and what is selected. */
export function TourGrid({ tours, list, category, level = 2 }: TourGridProps) {
  const { language } = useSession();
  const track = useTrack();
  const currency = tours[0]?.currency;
  const shown =
    currency === undefined ? undefined : listEvent('view_item_list', list, currency, tours.map(tourItem));
  useTrackOnce(shown, [list.id, currency, language].join(' '));
  return (
    <CardGrid>
      {tours.map((tour) => (
        <TourCard
          key={tour.id}
          tour={tour}
          category={category ?? tour.tour_category?.slug ?? list.id}
          level={level}
          onFollow={() => track(listEvent('select_item', list, tour.currency, [tourItem(tour)]))}
        />
      ))}
    </CardGrid>
  );
}

export function TourGridSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <SkeletonRegion>
      <CardGrid>
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} shape="block" height={352} />
        ))}
      </CardGrid>
    </SkeletonRegion>
  );
}

import { listEvent } from '../domain/analytics.ts';
import { tourItem } from '../domain/analytics-items.ts';
import type { Tour } from '../schema/tour.ts';
import { CardGrid } from '../ui/layout.tsx';
import { Skeleton, SkeletonRegion } from '../ui/skeleton.tsx';
import { useSession } from './session-context.ts';
import { TourCard } from './tour-card.tsx';
import { useTrack, useTrackOnce } from './use-analytics.ts';

interface TourGridProps {
  tours: readonly Tour[];
  /** What the list is called, and the slug that its tours are found under. */
  list: { id: string; name: string };
  /** The category in a tour's address where the tour itself names none. */
  category?: string | undefined;
  level?: 2 | 3;
}

/** Tours side by side. Analytics hears once what is on screen, and what of it is chosen. */
export function TourGrid({ tours, list, category, level = 2 }: TourGridProps) {
  const { currency, language } = useSession();
  const track = useTrack();
  const items = tours.map(tourItem);
  const shown = items.length > 0 ? listEvent('view_item_list', list, currency, items) : undefined;
  useTrackOnce(shown, [list.id, currency, language].join(' '));
  return (
    <CardGrid>
      {tours.map((tour) => (
        <TourCard
          key={tour.id}
          tour={tour}
          category={category ?? tour.tour_category?.slug ?? list.id}
          level={level}
          onFollow={() => track(listEvent('select_item', list, currency, [tourItem(tour)]))}
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

import { useState } from 'react';
import { itemsEvent } from '../../domain/analytics.ts';
import { tourItem } from '../../domain/analytics-items.ts';
import { useSession, useSettings } from '../../parts/session-context.ts';
import { useTrackOnce } from '../../parts/use-analytics.ts';
import { useWayOn } from '../../parts/way-on.ts';
import { paths } from '../../paths.ts';
import type { TourPageRef } from '../../schema/cart.ts';
import type { Tour } from '../../schema/tour.ts';
import { ScreenHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { AddedTour } from './added-tour.tsx';
import { QuoteBox } from './quote-box.tsx';
import { TourProblem } from './tour-problem.tsx';
import { TourSession } from './tour-session.tsx';
import { useTour } from './use-tour.ts';

interface ActivityQuoteProps {
  /** The tour's slug or id. */
  activity: string;
  category: string | undefined;
  /** The rate to start with. */
  rate: string | undefined;
}

/** The quote box of a tour, by itself. */
export function ActivityQuote({ activity, category, rate }: ActivityQuoteProps) {
  const { tour, currency, error, tryAgain } = useTour(activity, category);
  if (!tour && !error) {
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={560} />
      </SkeletonRegion>
    );
  }
  return (
    <Stack>
      {error && <TourProblem error={error} tryAgain={tryAgain} />}
      {tour && (
        <TourSession currency={currency}>
          <QuoteOfTour
            tour={tour}
            page={{ category: category ?? tour.tour_category?.slug ?? 'tours', tour: activity }}
            rate={rate}
          />
        </TourSession>
      )}
    </Stack>
  );
}

function QuoteOfTour({ tour, page, rate }: { tour: Tour; page: TourPageRef; rate: string | undefined }) {
  const { currency } = useSession();
  const { hasExtras } = useSettings();
  const goOn = useWayOn();
  const [added, setAdded] = useState(false);
  useTrackOnce(itemsEvent('view_item', currency, [tourItem(tour)]), '');
  return (
    <>
      <ScreenHeading level={2}>{tour.title}</ScreenHeading>
      <QuoteBox tour={tour} page={page} rate={rate} onAdded={() => setAdded(true)} />
      {added && (
        <AddedTour
          onClose={() => setAdded(false)}
          onAddMore={() => setAdded(false)}
          onContinue={() => {
            setAdded(false);
            goOn(hasExtras ? paths.extras() : paths.checkout());
          }}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { itemsEvent } from '../../../analytics/ecommerce-events.ts';
import { tourItem } from '../../../analytics/offered-items.ts';
import { useSettings } from '../../../shared/storefront/session-context.ts';
import { useTrackOnce } from '../../../shared/storefront/use-track.ts';
import { useGoTo } from '../../../routing/go-to-context.ts';
import { paths } from '../../../routing/paths.ts';
import type { TourPageRef } from '../../../schema/cart.ts';
import type { Priced } from '../../../schema/priced.ts';
import type { Tour } from '../../../schema/tour.ts';
import { defaultCategory } from '../../../tours/tour-ref.ts';
import { ScreenHeading } from '../../../ui/layout/heading.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './quote.css?inline';
import { SkeletonCard } from '../../../ui/content/cards/skeleton-card.tsx';
import { SkeletonRegion } from '../../../ui/feedback/skeleton.tsx';
import { TourAdded } from '../tour-added.tsx';
import { QuoteBox } from './quote-box.tsx';
import { TourError } from '../tour-error.tsx';
import { useTour } from '../use-tour.ts';

interface TourQuoteProps {
  /** The tour's slug or id. */
  tourRef: string;
  category: string | undefined;
  /** The rate that is chosen initially; undefined to leave the choice to the visitor. */
  initialRateId: string | undefined;
}

/** The quote box of a tour without the tour's own page around it. */
export function TourQuote({ tourRef, category, initialRateId }: TourQuoteProps) {
  const { tour, error, tryAgain } = useTour(tourRef, category);
  useStyles(css);
  if (!tour && !error) {
    return (
      <SkeletonRegion>
        <SkeletonCard content="fields" height={560} />
      </SkeletonRegion>
    );
  }
  return (
    <div className="quote-alone">
      {error && <TourError error={error} tryAgain={tryAgain} />}
      {tour && (
        <LoadedQuote
          tour={tour}
          page={{ category: category ?? tour.tour_category?.slug ?? defaultCategory, tour: tourRef }}
          initialRateId={initialRateId}
        />
      )}
    </div>
  );
}

interface LoadedQuoteProps {
  tour: Priced<Tour>;
  page: TourPageRef;
  initialRateId: string | undefined;
}

/** The title and quote box of the loaded tour. */
function LoadedQuote({ tour, page, initialRateId }: LoadedQuoteProps) {
  const { hasExtras } = useSettings();
  const goTo = useGoTo();
  const [wasAdded, setWasAdded] = useState(false);
  const closeDialog = () => setWasAdded(false);
  useTrackOnce(itemsEvent('view_item', tour.currency, [tourItem(tour)]));
  return (
    <>
      <ScreenHeading level={2}>
        <bdi>{tour.title}</bdi>
      </ScreenHeading>
      <QuoteBox tour={tour} page={page} initialRateId={initialRateId} onAdded={() => setWasAdded(true)} />
      {wasAdded && (
        <TourAdded
          onClose={closeDialog}
          onAddMore={closeDialog}
          onContinue={() => {
            closeDialog();
            goTo(hasExtras ? paths.extras() : paths.checkout());
          }}
        />
      )}
    </>
  );
}

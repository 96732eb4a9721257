import { useEffect, useRef } from 'react';
import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { tourItem } from '../../analytics/offered-items.ts';
import { tourStructuredData } from '../../tours/tour-structured-data.ts';
import { addStructuredData } from '../../platform/add-structured-data.ts';
import { useTrackOnce } from '../../shared/storefront/use-track.ts';
import type { TourPageRef } from '../../schema/cart.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Tour } from '../../schema/tour.ts';
import { TourFacts } from '../../shared/tours/tour-facts.tsx';
import { useElement } from '../../shared/host/element-host.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './tour-page.css?inline';
import { DescriptionBlocks } from './description-blocks.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { QuoteBox } from './quote/quote-box.tsx';
import { QuoteBar } from './quote-bar.tsx';
import { StickyBox } from './sticky-box.tsx';
import { RatesList } from './rates-list.tsx';
import { useContainerQuery } from './use-container-query.ts';
import type { TourEditing } from './quote/use-tour-editing.ts';

/** In px, as in the style sheet of `Columns`. */
const TWO_COLUMNS_WIDTH = 720;

interface TourPageProps {
  tour: Priced<Tour>;
  /** Its category and ref, as in the route. */
  page: TourPageRef;
  editing: TourEditing | undefined;
  onAdded: () => void;
}

/**
 * The pictures and texts of a tour next to the quote box. In a narrow layout the box comes last, and a bar at the bottom
 * shows the price and leads to the box.
 */
export function TourPage({ tour, page, editing, onAdded }: TourPageProps) {
  useStyles(css);
  const quoteHeading = useRef<HTMLHeadingElement>(null);
  const isNarrow = useContainerQuery((width) => width < TWO_COLUMNS_WIDTH);
  useTrackOnce(itemsEvent('view_item', tour.currency, [tourItem(tour)]));
  useStructuredData(tour);
  return (
    <div className="tour-page">
      <div className="tour-facts">
        <TourFacts tour={tour} />
        <Tags tags={tour.tags} />
      </div>
      <Columns
        aside={
          <StickyBox>
            <QuoteBox tour={tour} page={page} editing={editing} headingRef={quoteHeading} onAdded={onAdded} />
          </StickyBox>
        }
      >
        <Stack gap="large">
          <Gallery tour={tour} />
          <FactsStrip tour={tour} />
          <DescriptionBlocks tour={tour} />
          <RatesList tour={tour} />
        </Stack>
        {isNarrow && <QuoteBar tour={tour} headingRef={quoteHeading} />}
      </Columns>
    </div>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Cluster>
      {tags.map((tag) => (
        <Badge key={tag} tone="primary">
          <bdi>{tag}</bdi>
        </Badge>
      ))}
    </Cluster>
  );
}

/** Describes the tour to search engines, on the hosted page only. */
function useStructuredData(tour: Priced<Tour>): void {
  const { ownsPage } = useElement();
  useEffect(() => (ownsPage ? addStructuredData(tourStructuredData(tour)) : undefined), [ownsPage, tour]);
}

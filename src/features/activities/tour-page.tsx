import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { useRef } from 'react';
import { itemsEvent } from '../../domain/analytics.ts';
import { tourItem } from '../../domain/analytics-items.ts';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { useSession } from '../../parts/session-context.ts';
import { useTrackOnce } from '../../parts/use-analytics.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { useTourWords } from '../../parts/use-tour-words.ts';
import { paths } from '../../paths.ts';
import type { TourPageRef } from '../../schema/cart.ts';
import type { Tour } from '../../schema/tour.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './activities.css?inline';
import { DescriptionBlocks } from './description-blocks.tsx';
import { Gallery } from './gallery.tsx';
import { QuoteBox } from './quote-box.tsx';
import { RatesList } from './rates-list.tsx';
import type { TourEditing } from './use-tour-editing.ts';
import { useStructuredData } from './use-structured-data.ts';

interface TourPageProps {
  tour: Tour;
  /** Its category and ref, as the address has them. */
  page: TourPageRef;
  editing: TourEditing | undefined;
  onAdded: () => void;
}

/** Pictures, then words beside the quote box; where there is no room beside them, a bar leads to it. */
export function TourPage({ tour, page, editing, onAdded }: TourPageProps) {
  useStyles(css);
  const { currency } = useSession();
  const { money } = useFormats();
  const quote = useRef<HTMLHeadingElement>(null);
  const priced = tour.show_prices && tour.min_price > 0;
  useTrackOnce(itemsEvent('view_item', currency, [tourItem(tour)]), '');
  useStructuredData(tour);

  const goToQuote = () => {
    quote.current?.scrollIntoView({ block: 'start' });
    quote.current?.focus({ preventScroll: true });
  };
  return (
    <div className="tour-page">
      <TourFacts tour={tour} />
      <Gallery tour={tour} />
      <Columns
        aside={<QuoteBox tour={tour} page={page} editing={editing} headingRef={quote} onAdded={onAdded} />}
      >
        <Stack gap="large">
          <DescriptionBlocks tour={tour} />
          <RatesList tour={tour} />
        </Stack>
      </Columns>
      <BottomNav
        backTo={editing ? paths.checkout() : paths.category(page.category)}
        middle={priced && <PriceText before={<Trans>From</Trans>} amount={money(tour.min_price)} />}
      >
        <Button variant="primary" onClick={goToQuote}>
          <Trans>Check availability</Trans>
        </Button>
      </BottomNav>
    </div>
  );
}

function TourFacts({ tour }: { tour: Tour }) {
  const duration = useTourWords().duration(tour);
  if (tour.tags.length === 0 && !tour.destination_place && !duration) return null;
  return (
    <Cluster gap="medium">
      {tour.tags.map((tag) => (
        <Badge key={tag} tone="primary">
          {tag}
        </Badge>
      ))}
      {tour.destination_place && (
        <span className="fact">
          <MapPin size={16} aria-hidden="true" />
          {tour.destination_place.title}
        </span>
      )}
      {duration && (
        <span className="fact">
          <Clock size={16} aria-hidden="true" />
          {duration}
        </span>
      )}
    </Cluster>
  );
}

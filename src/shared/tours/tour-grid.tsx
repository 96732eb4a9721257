import { Trans } from '@lingui/react/macro';
import { listEvent } from '../../analytics/ecommerce-events.ts';
import { tourItem } from '../../analytics/offered-items.ts';
import { shownMinPrice } from '../../tours/shown-min-price.ts';
import { defaultCategory, tourRef } from '../../tours/tour-ref.ts';
import { useRouteLink } from '../../routing/use-route-link.ts';
import { paths } from '../../routing/paths.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Tour } from '../../schema/tour.ts';
import { CardMedia } from '../../ui/content/cards/card-media.tsx';
import { Card, CardBody, CardFooter, CardTitle } from '../../ui/content/cards/card.tsx';
import { CardGrid } from '../../ui/content/cards/card-grid.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { SkeletonGrid } from '../../ui/content/cards/picture-card-skeleton.tsx';
import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { useSession, useSettings } from '../storefront/session-context.ts';
import { TourFacts } from './tour-facts.tsx';
import css from './tour-card.css?inline';
import { useTrack, useTrackOnce } from '../storefront/use-track.ts';
import { useMoney } from '../formats/use-money.ts';
import { useSafeUrl } from '../host/use-safe-url.ts';

interface TourGridProps {
  tours: readonly Priced<Tour>[];
  /** The name of the list in analytics. */
  listName: string;
  /** The slug of the category that all tours belong to; undefined for a list of all categories. */
  category?: string | undefined;
  /** The heading level of the tours' titles. */
  level?: 2 | 3;
}

/** Tours as a grid of cards. Reports to analytics, once, that the list was shown, and each tour that is selected. */
export function TourGrid({ tours, listName, category, level = 2 }: TourGridProps) {
  const { language } = useSession();
  const track = useTrack();
  const list = { id: category ?? 'activities', name: listName };
  const currency = tours[0]?.currency;
  const viewEvent =
    currency === undefined ? undefined : listEvent('view_item_list', list, currency, tours.map(tourItem));
  useTrackOnce(viewEvent, [list.id, currency, language].join(' '));
  return (
    <CardGrid>
      {tours.map((tour) => (
        <TourCard
          key={tour.id}
          tour={tour}
          category={category ?? tour.tour_category?.slug ?? defaultCategory}
          level={level}
          onFollow={() => track(listEvent('select_item', list, tour.currency, [tourItem(tour)]))}
        />
      ))}
    </CardGrid>
  );
}

/** Shown in place of a grid of tours while they load. `cards` is how many are expected, if that is known. */
export function TourGridSkeleton({ cards }: { cards: number | undefined }) {
  return (
    <SkeletonRegion>
      <SkeletonGrid cards={cards} />
    </SkeletonRegion>
  );
}

interface TourCardProps {
  tour: Priced<Tour>;
  /** The slug of the category in its path. */
  category: string;
  /** The heading level of its title. */
  level: 2 | 3;
  onFollow: () => void;
}

/** A tour in brief; the whole card links to its screen. */
function TourCard({ tour, category, level, onFollow }: TourCardProps) {
  useStyles(css);
  const money = useMoney();
  const { showTaxesIncludedLabel } = useSettings();
  const picture = useSafeUrl(tour.image_url, 'picture');
  const minPrice = shownMinPrice(tour);
  const link = useRouteLink(paths.tour({ category, tour: tourRef(tour) }), onFollow);
  return (
    <Card as="article">
      <CardMedia src={picture?.href} alt={tour.title} />
      <CardBody>
        <CardTitle level={level} {...link}>
          {tour.title}
        </CardTitle>
        <TourFacts tour={tour} />
        <CardFooter>
          <span className="tour-card-price">
            {minPrice === undefined ? (
              <PriceText amount={<Trans>Price for your date</Trans>} />
            ) : (
              <PriceText
                before={<Trans>From</Trans>}
                amount={money(minPrice, tour.currency)}
                after={showTaxesIncludedLabel && <Trans>Taxes included</Trans>}
              />
            )}
          </span>
        </CardFooter>
      </CardBody>
    </Card>
  );
}

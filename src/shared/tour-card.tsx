import { Trans } from '@lingui/react/macro';
import { tourRef } from '../domain/tours.ts';
import { paths } from '../routing/paths.ts';
import { useSafeUrl } from './use-safe-url.ts';
import type { Priced } from '../schema/priced.ts';
import type { Tour } from '../schema/tour.ts';
import { Card, CardBody, CardFoot, CardTitle } from '../ui/card.tsx';
import { CardMedia } from '../ui/card-media.tsx';
import { PriceText } from '../ui/price-text.tsx';
import { TourFacts } from './tour-facts.tsx';
import { useMoney } from './use-money.ts';
import { useRouteLink } from '../routing/hooks.ts';

interface TourCardProps {
  tour: Priced<Tour>;
  /** The slug of the list that it stands in. */
  category: string;
  /** The level of its title: one below the heading above it. */
  level: 2 | 3;
  onFollow: () => void;
}

/** A tour in short; all of the card leads to its page. */
export function TourCard({ tour, category, level, onFollow }: TourCardProps) {
  const money = useMoney();
  const picture = useSafeUrl(tour.image_url, 'picture');
  const link = useRouteLink(paths.tour(category, tourRef(tour)), onFollow);
  return (
    <Card as="article">
      <CardMedia src={picture?.href} alt={tour.title} />
      <CardBody>
        <CardTitle level={level} {...link}>
          {tour.title}
        </CardTitle>
        <TourFacts tour={tour} />
        {tour.show_prices && tour.min_price > 0 && (
          <CardFoot>
            <PriceText before={<Trans>From</Trans>} amount={money(tour.min_price, tour.currency)} />
          </CardFoot>
        )}
      </CardBody>
    </Card>
  );
}

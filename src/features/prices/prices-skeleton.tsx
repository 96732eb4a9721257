import type { TripKind } from '../../schema/trip.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import hiddenBelow from '../../ui/content/hidden-below.css?inline';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './price-card.css?inline';
import { PriceListHead } from './price-list-head.tsx';
import toggleCss from './trip-kind-toggle.css?inline';
import descriptionCss from './vehicle-description.css?inline';

interface PricesSkeletonProps {
  requestedKind: TripKind;
}

/** The shape of the toggle and of the first cards, while prices are loading. */
export function PricesSkeleton({ requestedKind }: PricesSkeletonProps) {
  useStyles(toggleCss);
  return (
    <SkeletonRegion>
      <div className="price-cards">
        <Stack>
          <PriceListHead>
            <div className="trip-kind-toggle">
              <Skeleton shape="block" height={48} />
            </div>
          </PriceListHead>
          {[1, 2, 3, 4, 5].map((card) => (
            <PriceCardSkeleton key={card} requestedKind={requestedKind} />
          ))}
        </Stack>
      </div>
    </SkeletonRegion>
  );
}

function PriceCardSkeleton({ requestedKind }: PricesSkeletonProps) {
  useStyles(css);
  useStyles(descriptionCss);
  useStyles(hiddenBelow);
  return (
    <Card>
      <div className="price-card">
        <div className="price-card-picture">
          <Skeleton shape="block" height="100%" />
        </div>
        <div className="price-card-head">
          <Skeleton width="60%" height={22} />
          <Cluster>
            <Skeleton width={110} height={18} />
            <Skeleton width={130} height={18} />
          </Cluster>
        </div>
        <div className="vehicle-description">
          <span className="hidden-below-480">
            <Skeleton height={36} />
          </span>
        </div>
        <div className="price-card-footer">
          <span className="button-wrapper">
            <Skeleton shape="block" height={44} />
          </span>
          <span className="button-wrapper">
            <Skeleton shape="block" height={44} />
          </span>
        </div>
        <div className="price-notes" data-split={requestedKind === 'oneway' ? '' : undefined}>
          <p>
            <Skeleton width={140} height={15} />
          </p>
          <Skeleton width={120} height={15} />
        </div>
      </div>
    </Card>
  );
}

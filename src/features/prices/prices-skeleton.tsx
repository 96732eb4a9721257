import { Card } from '../../ui/content/cards/card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './price-card.css?inline';
import { PriceListHead } from './price-list-head.tsx';
import toggleCss from './trip-kind-toggle.css?inline';
import descriptionCss from './vehicle-description.css?inline';

/** The shape of the toggle and of the first cards, while prices are loading. */
export function PricesSkeleton() {
  useStyles(toggleCss);
  return (
    <SkeletonRegion>
      <Stack>
        <PriceListHead>
          <div className="trip-kind-toggle">
            <Skeleton shape="block" height={42} />
          </div>
        </PriceListHead>
        {[1, 2, 3, 4, 5].map((card) => (
          <PriceCardSkeleton key={card} />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}

function PriceCardSkeleton() {
  useStyles(css);
  useStyles(descriptionCss);
  return (
    <Card>
      <div className="price-card">
        <div className="price-card-picture">
          <Skeleton shape="block" height="100%" />
        </div>
        <div className="price-card-head">
          <Skeleton width="60%" height={24} />
          <Skeleton width="90%" />
        </div>
        <div className="vehicle-description">
          <Skeleton />
        </div>
        <div className="price-card-footer">
          <Skeleton shape="block" height={64} />
        </div>
      </div>
    </Card>
  );
}

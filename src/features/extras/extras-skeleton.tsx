import { CardGrid } from '../../ui/content/cards/card-grid.tsx';
import { Card, CardBody, CardFooter } from '../../ui/content/cards/card.tsx';
import { MediaSkeleton } from '../../ui/content/cards/picture-card-skeleton.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './extra-card.css?inline';

/** The shape of the first extras, while they are loading. */
export function ExtrasSkeleton() {
  return (
    <SkeletonRegion>
      <CardGrid>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <ExtraCardSkeleton key={card} />
        ))}
      </CardGrid>
    </SkeletonRegion>
  );
}

/** An extra with a single price and quantity. */
function ExtraCardSkeleton() {
  useStyles(css);
  return (
    <Card>
      <div className="extra">
        <MediaSkeleton />
        <CardBody>
          <Skeleton width="80%" height={24} />
          <Skeleton width="50%" height={20} />
          <CardFooter>
            <Skeleton width={60} height={18} />
            <Skeleton shape="block" width={132} height={44} />
          </CardFooter>
        </CardBody>
      </div>
    </Card>
  );
}

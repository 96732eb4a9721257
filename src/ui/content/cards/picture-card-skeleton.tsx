import { Skeleton } from '../../feedback/skeleton.tsx';
import { useStyles } from '../../ui-context.ts';
import { CardGrid } from './card-grid.tsx';
import { Card, CardBody, CardFooter } from './card.tsx';
import css from './card.css?inline';

/** The outline of a picture, in the frame that the picture will have. */
export function MediaSkeleton() {
  useStyles(css);
  return (
    <div className="card-media">
      <Skeleton />
    </div>
  );
}

/** The most skeletons that a grid shows, however many cards are expected: they fill a screen. */
const MAX_SKELETON_CARDS = 6;

/** Skeletons of cards with a picture, a title of two lines, facts and a price, in the grid of those cards. */
export function SkeletonGrid({ cards = 3 }: { cards?: number | undefined }) {
  return (
    <CardGrid>
      {Array.from({ length: Math.min(cards, MAX_SKELETON_CARDS) }, (_, card) => (
        <Card key={card}>
          <MediaSkeleton />
          <CardBody>
            <Skeleton width="90%" height={18} />
            <Skeleton width="60%" height={18} />
            <Skeleton width="45%" height={18} />
            <CardFooter>
              <Skeleton width={120} height={21} />
            </CardFooter>
          </CardBody>
        </Card>
      ))}
    </CardGrid>
  );
}

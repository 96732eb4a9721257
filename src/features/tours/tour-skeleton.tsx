import { Card } from '../../ui/content/cards/card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { GallerySkeleton } from './gallery/gallery.tsx';
import css from './tour-page.css?inline';

/** The shape of a tour's page, while the tour is loading. */
export function TourSkeleton() {
  useStyles(css);
  return (
    <SkeletonRegion>
      <div className="tour-page">
        <div className="tour-facts">
          <Skeleton width={240} height={23} />
        </div>
        <Columns aside={<QuoteBoxSkeleton />}>
          <Stack gap="large">
            <GallerySkeleton />
            <div className="facts-strip">
              <Skeleton width={150} height={21} />
              <Skeleton width={230} height={21} />
            </div>
            <TextSkeleton />
            <TextSkeleton />
          </Stack>
        </Columns>
      </div>
    </SkeletonRegion>
  );
}

/** A heading above a paragraph. */
function TextSkeleton() {
  return (
    <Stack gap="small">
      <Skeleton width="40%" height={24} />
      <Skeleton height={16} />
      <Skeleton height={16} />
      <Skeleton width="70%" height={16} />
    </Stack>
  );
}

/** A heading, a price, a button, and a stepper for each kind of passenger. */
function QuoteBoxSkeleton() {
  return (
    <Card padded>
      <Skeleton width="70%" height={26} />
      <Skeleton width="50%" height={26} />
      <Skeleton shape="block" height={44} />
      {[1, 2, 3].map((field) => (
        <Cluster key={field} justify="between">
          <Skeleton width={80} height={18} />
          <Skeleton shape="block" width={148} height={44} />
        </Cluster>
      ))}
      <Skeleton shape="block" height={44} />
    </Card>
  );
}

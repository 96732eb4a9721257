import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SaleLogo } from './sale-logo.tsx';

/** The outline of the confirmation: what is paid, the next service, the reference, and the payment beside them. */
export function SuccessSkeleton() {
  return (
    <SkeletonRegion>
      <Columns
        aside={
          <Stack>
            <SkeletonCard content="facts" height={165} />
            <SkeletonCard content="facts" height={203} />
          </Stack>
        }
      >
        <div className="success-skeleton">
          <Stack>
            <SaleLogo />
            <div className="sentence-skeleton">
              <Skeleton height={16} />
              <Skeleton width="60%" height={16} />
            </div>
          </Stack>
          <div className="next-service">
            <Skeleton width={180} height={23} />
            <SkeletonCard content="service" height="var(--service-height)" />
          </div>
          <SkeletonCard content="code" height="var(--reference-height)" />
        </div>
      </Columns>
    </SkeletonRegion>
  );
}
